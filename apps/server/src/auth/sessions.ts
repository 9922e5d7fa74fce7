import type { SessionUser } from '@longhand/contract/auth';
import type { Plans } from '@longhand/contract/plans';
import type { Preferences } from '@longhand/contract/settings';
import { v7 as uuid, validate } from 'uuid';
import { after, type Clock, minute, second } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Caller, Sessions } from '../platform/http/context.ts';
import { tellEnd } from '../platform/live/signals.ts';
import { digest, isSame, randomToken } from '../platform/secret.ts';
import { readProfile } from '../settings/index.ts';
import { lifetimeOf, lifetimes } from './lifetimes.ts';
import {
  deleteSession,
  deleteSessionsOf,
  dropOldestSessions,
  findSession,
  insertSession,
  readAddress,
  type SessionRow,
  touchSession,
} from './session-queries.ts';
import { sessionUserOf } from './session-user.ts';
import { readTokenCaller } from './tokens/token-caller.ts';

type Entry = { session: SessionRow; caller: Caller; readAt: Date };

/**
 * Sessions, kept in the database and for a while in memory: reading them there on every request would cost
 * the embedded database more than all else. Ending one drops it from memory; other nodes follow within a second.
 */
export function createSessions({ db, clock, plans, isShared }: Options): Sessions {
  const entries = new Map<string, Entry>();
  const freshFor = isShared ? second : minute;
  let changes = 0;

  /** What is read while something changes may be of before the change, and is not kept. */
  const read = async (id: string): Promise<Entry | null> => {
    const changesBefore = changes;
    const found = await findSession(db, id);
    entries.delete(id);
    if (found === undefined) return null;

    const preferences = await readProfile(db, found.user.id);
    const user = sessionUserOf(found.user, { preferences, plans });
    const caller = callerOf(found.session, user, preferences);
    const entry = { session: found.session, caller, readAt: clock.now() };
    if (changes !== changesBefore) return entry;
    if (entries.size >= mostEntries) entries.delete(entries.keys().next().value ?? '');
    entries.set(id, entry);

    return entry;
  };

  const isFresh = (entry: Entry) => after(entry.readAt, freshFor) > clock.now();

  const isRunning = ({ session }: Entry) => {
    const now = clock.now();

    return session.idleExpiresAt > now && session.expiresAt > now;
  };

  const keepAlive = async ({ session }: Entry) => {
    const now = clock.now();
    if (after(session.seenAt, lifetimes.seenEvery) > now) return;

    session.seenAt = now;
    session.idleExpiresAt = after(now, lifetimeOf(session.remembered).idle);
    await touchSession(db, session);
  };

  return {
    async callerOf(cookie) {
      const [id = '', secret = ''] = cookie?.split('.') ?? [];
      if (!validate(id)) return null;

      const held = entries.get(id);
      const entry = held !== undefined && isFresh(held) ? held : await read(id);
      if (entry === null || !isSame(digest(secret), entry.session.secretHash)) return null;

      if (!isRunning(entry)) return null;
      await keepAlive(entry);

      return entry.caller;
    },

    callerOfToken: (token) => readTokenCaller(token, { db, clock, plans }),

    async endAll(tx, userId) {
      const ended = await deleteSessionsOf(tx, userId);
      changes += ended.length;
      for (const id of ended) entries.delete(id);
      await tellEnd(tx, ended);
    },

    forget(userId) {
      changes += 1;
      for (const [id, { caller }] of entries) if (caller.userId === userId) entries.delete(id);
    },

    async begin(tx, { userId, remembered, ipPrefix, userAgent }) {
      const [id, secret, now] = [uuid(), randomToken(), clock.now()];
      const { idle, longest } = lifetimeOf(remembered);
      await insertSession(tx, {
        id,
        userId,
        secretHash: digest(secret),
        remembered,
        createdAt: now,
        seenAt: now,
        idleExpiresAt: after(now, idle),
        expiresAt: after(now, longest),
        ipPrefix,
        userAgent,
      });
      const dropped = await dropOldestSessions(tx, userId);
      changes += dropped.length;
      for (const old of dropped) entries.delete(old);
      await tellEnd(tx, dropped);

      return { id, value: `${id}.${secret}`, ...(remembered && { maxAge: longest / second }) };
    },

    async end(sessionId) {
      await deleteSession(db, sessionId);
      changes += 1;
      entries.delete(sessionId);
      await tellEnd(db, [sessionId]);
    },

    async isOpen(sessionId) {
      const held = entries.get(sessionId);
      const entry = held !== undefined && isFresh(held) ? held : await read(sessionId);

      return entry !== null && isRunning(entry);
    },

    addressOf: readAddress,
  };
}

type Options = {
  db: Db;
  clock: Clock;
  plans: Plans;
  /** Whether other processes write the same sessions. */
  isShared: boolean;
};

const mostEntries = 20_000;

function callerOf(session: SessionRow, user: SessionUser, preferences: Preferences): Caller {
  return { userId: user.id, role: user.role, sessionId: session.id, user, preferences };
}
