import type { SessionUser } from '@longhand/contract/auth';
import { refuse } from '@longhand/contract/errors';
import type { Plans } from '@longhand/contract/plans';
import type { Preferences } from '@longhand/contract/settings';
import { v7 as uuid, validate } from 'uuid';
import { addMilliseconds, type Clock, minute, second } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Caller, SessionStore } from '../platform/http/context.ts';
import { signalSessionEnd } from '../platform/live/signals.ts';
import { digest, isEqualConstantTime, randomToken } from '../platform/secret.ts';
import { readPreferences } from '../settings/index.ts';
import { lifetimeOf, policy } from './policy.ts';
import {
  deleteOldestSessions,
  deleteSession,
  deleteUserSessions,
  findActiveEmail,
  findSession,
  insertSession,
  rotateSessionSecret,
  type SessionRow,
  touchSession,
  touchStaffRights,
} from './session-queries.ts';
import { sessionUserOf } from './session-user.ts';
import { readTokenCaller } from './tokens/token-caller.ts';

type CachedSession = { session: SessionRow; caller: Caller; freshUntil: Date };

/**
 * Session store with an in-memory cache, because a read per request would dominate the load of the embedded database. Ending a session
 * removes it from the cache; other nodes notice within a second.
 */
export function createSessionStore({
  db,
  clock,
  plans,
  isShared,
}: SessionStoreOptions): SessionStore {
  const cache = new Map<string, CachedSession>();
  const cacheTtl = isShared ? second : minute;
  const pendingReads = new Map<string, { changes: number; entry: Promise<CachedSession | null> }>();
  let cacheVersion = 0;

  /** Does not cache a row that was read while something changed, because it may be stale. */
  const loadSession = async (id: string): Promise<CachedSession | null> => {
    const versionBefore = cacheVersion;
    const found = await findSession(db, id);
    cache.delete(id);
    if (found === undefined) return null;

    const preferences = await readPreferences(db, found.user.id);
    const user = sessionUserOf(found.user, { preferences, plans });
    const caller = callerOf(found.session, user, preferences);
    const entry = {
      session: found.session,
      caller,
      freshUntil: addMilliseconds(clock.now(), cacheTtl),
    };
    if (cacheVersion !== versionBefore) return entry;
    if (cache.size >= maxCachedSessions) cache.delete(cache.keys().next().value ?? '');
    cache.set(id, entry);

    return entry;
  };

  /** Concurrent requests share one read and continue in order of arrival. */
  const read = (id: string): Promise<CachedSession | null> => {
    const shared = pendingReads.get(id);
    if (shared?.changes === cacheVersion) return shared.entry;

    const own = { changes: cacheVersion, entry: loadSession(id) };
    pendingReads.set(id, own);
    const removePending = () => pendingReads.get(id) === own && pendingReads.delete(id);
    own.entry.then(removePending, removePending);

    return own.entry;
  };

  const isFresh = (entry: CachedSession, now = clock.now()) => entry.freshUntil > now;

  const isActive = ({ session }: CachedSession, now = clock.now()) =>
    session.idleExpiresAt > now && session.expiresAt > now;

  const isRecentlySeen = ({ session }: CachedSession, now: Date) =>
    addMilliseconds(session.seenAt, policy.touchInterval) > now;

  const touchIfStale = async (entry: CachedSession) => {
    const { session } = entry;
    const now = clock.now();
    if (isRecentlySeen(entry, now)) return;

    session.seenAt = now;
    session.idleExpiresAt = addMilliseconds(now, lifetimeOf(session.remembered).idle);
    await touchSession(db, session);
  };

  const isPreviousSecret = ({ session: { formerHash, renewedAt } }: CachedSession, hash: string) =>
    formerHash !== null &&
    renewedAt !== null &&
    isEqualConstantTime(hash, formerHash) &&
    addMilliseconds(renewedAt, policy.renewalGrace) > clock.now();

  const touchStaffRightsIfStale = async ({ session }: CachedSession, seenAt: Date) => {
    const now = clock.now();
    if (addMilliseconds(seenAt, policy.staff.touchInterval) > now) return;

    session.staffSeenAt = now;
    await touchStaffRights(db, session.id, now);
  };

  const resolveCaller = async (
    entry: CachedSession | null,
    hash: string,
  ): Promise<Caller | null> => {
    if (entry === null || !isActive(entry)) return null;

    const isCurrentSecret = isEqualConstantTime(hash, entry.session.secretHash);
    if (!isCurrentSecret && !isPreviousSecret(entry, hash)) return null;
    await touchIfStale(entry);

    return isCurrentSecret ? entry.caller : withoutStepUp(entry.caller);
  };

  return {
    findCaller(cookie) {
      const [id = '', secret = ''] = cookie?.split('.') ?? [];
      if (!validate(id)) return null;

      const hash = digest(secret);
      const now = clock.now();
      const cached = cache.get(id);
      const isCacheHit =
        cached !== undefined &&
        isFresh(cached, now) &&
        isEqualConstantTime(hash, cached.session.secretHash);
      if (isCacheHit && isActive(cached, now) && isRecentlySeen(cached, now)) return cached.caller;
      if (isCacheHit) return resolveCaller(cached, hash);

      return read(id).then((entry) => resolveCaller(entry, hash)); // another node may have rotated the secret
    },

    async requireStepUp({ sessionId, lastStepUp }, { stepUp, isStaff }) {
      const now = clock.now();
      if (isStaff) {
        if (!lastStepUp?.secondFactorAt) throw refuse('mfa_required');
        const entry = cache.get(sessionId) ?? (await read(sessionId));
        const seenAt = entry?.session.staffSeenAt ?? lastStepUp.secondFactorAt;
        const isExpired =
          addMilliseconds(lastStepUp.secondFactorAt, policy.staff.lifetime) <= now ||
          addMilliseconds(seenAt, policy.staff.idle) <= now;
        if (entry === null || isExpired) throw refuse('reauth_required');
        await touchStaffRightsIfStale(entry, seenAt);
      }
      const isRecent =
        lastStepUp !== undefined && addMilliseconds(lastStepUp.at, policy.stepUp) > now;
      if (stepUp && !isRecent) throw refuse('reauth_required');
    },

    async rotateSecret(tx, sessionId, { hasSecondFactor }) {
      const [secret, now] = [randomToken(), clock.now()];
      const rotated = await rotateSessionSecret(tx, {
        id: sessionId,
        secretHash: digest(secret),
        now,
        hasSecondFactor,
      });
      cacheVersion += 1;
      cache.delete(sessionId);

      return newSessionOf(rotated, secret, now);
    },

    findCallerByToken: (token) => readTokenCaller(token, { db, clock, plans }),

    async endAll(tx, userId, butOne) {
      const ended = await deleteUserSessions(tx, userId, butOne);
      cacheVersion += ended.length;
      for (const id of ended) cache.delete(id);
      await signalSessionEnd(tx, ended);

      return ended.length;
    },

    invalidateUser(userId) {
      cacheVersion += 1;
      for (const [id, { caller }] of cache) if (caller.userId === userId) cache.delete(id);
    },

    async create(tx, { hasSecondFactor, ...start }) {
      const [id, secret, now] = [uuid(), randomToken(), clock.now()];
      const { idle, lifetime } = lifetimeOf(start.remembered);
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
        idleExpiresAt: addMilliseconds(now, idle),
        expiresAt: addMilliseconds(now, lifetime),
      };
      await insertSession(tx, session);
      const deleted = await deleteOldestSessions(tx, start.userId);
      cacheVersion += deleted.length;
      for (const old of deleted) cache.delete(old);
      await signalSessionEnd(tx, deleted);

      return newSessionOf(session, secret, now);
    },

    async end(sessionId) {
      await deleteSession(db, sessionId);
      cacheVersion += 1;
      cache.delete(sessionId);
      await signalSessionEnd(db, [sessionId]);
    },

    evict(sessionId) {
      cacheVersion += 1;
      cache.delete(sessionId);
    },

    async isValid(sessionId) {
      const cached = cache.get(sessionId);
      const entry = cached !== undefined && isFresh(cached) ? cached : await read(sessionId);

      return entry !== null && isActive(entry);
    },

    findEmail: findActiveEmail,
  };
}

type SessionStoreOptions = {
  db: Db;
  clock: Clock;
  plans: Plans;
  /** Whether other processes write to the same sessions table. */
  isShared: boolean;
};

const maxCachedSessions = 20_000;

function callerOf(session: SessionRow, user: SessionUser, preferences: Preferences): Caller {
  const { id: sessionId, provedAt: at, secondFactorAt } = session;
  const lastStepUp = { at, secondFactorAt };

  return { userId: user.id, role: user.role, sessionId, lastStepUp, user, preferences };
}

/** A request with the previous session secret is accepted, but not for actions that require a step-up. */
function withoutStepUp({ lastStepUp: _proved, ...caller }: Caller): Caller {
  return caller;
}

function newSessionOf({ id, remembered, expiresAt }: SessionRow, secret: string, now: Date) {
  const maxAge = Math.floor((expiresAt.getTime() - now.getTime()) / second);

  return { id, value: `${id}.${secret}`, ...(remembered && { maxAge }) };
}
