import type { SessionUser } from '@longhand/contract/auth';
import { refuse } from '@longhand/contract/errors';
import type { Plans } from '@longhand/contract/plans';
import type { Preferences } from '@longhand/contract/settings';
import { v7 as uuid, validate } from 'uuid';
import { after, type Clock, minute, second } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Caller, Sessions } from '../platform/http/context.ts';
import { tellEnd } from '../platform/live/signals.ts';
import { digest, isSame, randomToken } from '../platform/secret.ts';
import { readProfile } from '../settings/index.ts';
import { lifetimeOf, policy } from './policy.ts';
import {
  deleteSession,
  deleteSessionsOf,
  dropOldestSessions,
  findSession,
  insertSession,
  readAddress,
  renewSession,
  type SessionRow,
  touchSession,
  touchStaffRights,
} from './session-queries.ts';
import { sessionUserOf } from './session-user.ts';
import { readTokenCaller } from './tokens/token-caller.ts';

type Entry = { session: SessionRow; caller: Caller; freshUntil: Date };

/**
 * Sessions, kept in the database and for a while in memory: reading them there on every request would cost
 * the embedded database more than all else. Ending one drops it from memory; other nodes follow within a second.
 */
export function createSessions({ db, clock, plans, isShared }: Options): Sessions {
  const entries = new Map<string, Entry>();
  const freshFor = isShared ? second : minute;
  const reading = new Map<string, { changes: number; entry: Promise<Entry | null> }>();
  let changes = 0;

  /** What is read while something changes may be of before the change, and is not kept. */
  const readAnew = async (id: string): Promise<Entry | null> => {
    const changesBefore = changes;
    const found = await findSession(db, id);
    entries.delete(id);
    if (found === undefined) return null;

    const preferences = await readProfile(db, found.user.id);
    const user = sessionUserOf(found.user, { preferences, plans });
    const caller = callerOf(found.session, user, preferences);
    const entry = { session: found.session, caller, freshUntil: after(clock.now(), freshFor) };
    if (changes !== changesBefore) return entry;
    if (entries.size >= mostEntries) entries.delete(entries.keys().next().value ?? '');
    entries.set(id, entry);

    return entry;
  };

  /** Requests that come at once share one reading, and go on in the order in which they came. */
  const read = (id: string): Promise<Entry | null> => {
    const shared = reading.get(id);
    if (shared?.changes === changes) return shared.entry;

    const own = { changes, entry: readAnew(id) };
    reading.set(id, own);
    const forget = () => reading.get(id) === own && reading.delete(id);
    own.entry.then(forget, forget);

    return own.entry;
  };

  const isFresh = (entry: Entry, now = clock.now()) => entry.freshUntil > now;

  const isRunning = ({ session }: Entry, now = clock.now()) =>
    session.idleExpiresAt > now && session.expiresAt > now;

  const isSeen = ({ session }: Entry, now: Date) => after(session.seenAt, policy.seenEvery) > now;

  const keepAlive = async (entry: Entry) => {
    const { session } = entry;
    const now = clock.now();
    if (isSeen(entry, now)) return;

    session.seenAt = now;
    session.idleExpiresAt = after(now, lifetimeOf(session.remembered).idle);
    await touchSession(db, session);
  };

  const isFormer = ({ session: { formerHash, renewedAt } }: Entry, hash: string) =>
    formerHash !== null &&
    renewedAt !== null &&
    isSame(hash, formerHash) &&
    after(renewedAt, policy.renewalGrace) > clock.now();

  const keepStaffRights = async ({ session }: Entry, seenAt: Date) => {
    const now = clock.now();
    if (after(seenAt, policy.staff.seenEvery) > now) return;

    session.staffSeenAt = now;
    await touchStaffRights(db, session.id, now);
  };

  const callerIn = async (entry: Entry | null, hash: string): Promise<Caller | null> => {
    if (entry === null || !isRunning(entry)) return null;

    const isPresent = isSame(hash, entry.session.secretHash);
    if (!isPresent && !isFormer(entry, hash)) return null;
    await keepAlive(entry);

    return isPresent ? entry.caller : withoutProof(entry.caller);
  };

  return {
    callerOf(cookie) {
      const [id = '', secret = ''] = cookie?.split('.') ?? [];
      if (!validate(id)) return null;

      const hash = digest(secret);
      const now = clock.now();
      const held = entries.get(id);
      const isHeld =
        held !== undefined && isFresh(held, now) && isSame(hash, held.session.secretHash);
      if (isHeld && isRunning(held, now) && isSeen(held, now)) return held.caller;
      if (isHeld) return callerIn(held, hash);

      return read(id).then((entry) => callerIn(entry, hash)); // another node may have renewed it
    },

    async demand({ sessionId, proved }, { stepUp, isStaff }) {
      const now = clock.now();
      if (isStaff) {
        if (!proved?.secondFactorAt) throw refuse('mfa_required');
        const entry = entries.get(sessionId) ?? (await read(sessionId));
        const seenAt = entry?.session.staffSeenAt ?? proved.secondFactorAt;
        const isOver =
          after(proved.secondFactorAt, policy.staff.longest) <= now ||
          after(seenAt, policy.staff.idle) <= now;
        if (entry === null || isOver) throw refuse('reauth_required');
        await keepStaffRights(entry, seenAt);
      }
      const isRecent = proved !== undefined && after(proved.at, policy.stepUp) > now;
      if (stepUp && !isRecent) throw refuse('reauth_required');
    },

    async renew(tx, sessionId, { hasSecondFactor }) {
      const [secret, now] = [randomToken(), clock.now()];
      const renewed = await renewSession(tx, {
        id: sessionId,
        secretHash: digest(secret),
        now,
        hasSecondFactor,
      });
      changes += 1;
      entries.delete(sessionId);

      return cookieOf(renewed, secret, now);
    },

    callerOfToken: (token) => readTokenCaller(token, { db, clock, plans }),

    async endAll(tx, userId, butOne) {
      const ended = await deleteSessionsOf(tx, userId, butOne);
      changes += ended.length;
      for (const id of ended) entries.delete(id);
      await tellEnd(tx, ended);

      return ended.length;
    },

    forget(userId) {
      changes += 1;
      for (const [id, { caller }] of entries) if (caller.userId === userId) entries.delete(id);
    },

    async begin(tx, { hasSecondFactor, ...start }) {
      const [id, secret, now] = [uuid(), randomToken(), clock.now()];
      const { idle, longest } = lifetimeOf(start.remembered);
      const session: SessionRow = {
        ...start,
        id,
        secretHash: digest(secret),
        provedAt: now,
        secondFactorAt: hasSecondFactor ? now : null,
        staffSeenAt: hasSecondFactor ? now : null,
        formerHash: null,
        renewedAt: null,
        createdAt: now,
        seenAt: now,
        idleExpiresAt: after(now, idle),
        expiresAt: after(now, longest),
      };
      await insertSession(tx, session);
      const dropped = await dropOldestSessions(tx, start.userId);
      changes += dropped.length;
      for (const old of dropped) entries.delete(old);
      await tellEnd(tx, dropped);

      return cookieOf(session, secret, now);
    },

    async end(sessionId) {
      await deleteSession(db, sessionId);
      changes += 1;
      entries.delete(sessionId);
      await tellEnd(db, [sessionId]);
    },

    drop(sessionId) {
      changes += 1;
      entries.delete(sessionId);
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
  const { id: sessionId, provedAt: at, secondFactorAt } = session;
  const proved = { at, secondFactorAt };

  return { userId: user.id, role: user.role, sessionId, proved, user, preferences };
}

/** Whoever comes with the cookie of before gets in, and may do nothing that takes a proof. */
function withoutProof({ proved: _proved, ...caller }: Caller): Caller {
  return caller;
}

function cookieOf({ id, remembered, expiresAt }: SessionRow, secret: string, now: Date) {
  const maxAge = Math.floor((expiresAt.getTime() - now.getTime()) / second);

  return { id, value: `${id}.${secret}`, ...(remembered && { maxAge }) };
}
