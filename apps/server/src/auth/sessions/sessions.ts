import { refuse } from '@longhand/contract/errors';
import { v7 as uuid, validate } from 'uuid';
import { addMilliseconds, second } from '../../platform/clock.ts';
import type { Caller, SessionStore } from '../../platform/http/context.ts';
import { signalSessionEnd } from '../../platform/live/signals.ts';
import { digest, isEqualConstantTime, randomToken } from '../../platform/secret.ts';
import { lifetimeOf, policy } from '../policy.ts';
import {
  deleteOldestSessions,
  deleteSession,
  deleteUserSessions,
  findActiveEmail,
  insertSession,
  rotateSessionSecret,
  type SessionRow,
  touchSession,
  touchStaffRights,
} from '../session-queries.ts';
import { readTokenCaller } from '../tokens/token-caller.ts';
import {
  type CachedSession,
  createSessionCache,
  type SessionCacheOptions,
} from './session-cache.ts';

/** Session store with an in-memory cache. Ending a session removes it from the cache; other nodes notice within a second. */
export function createSessionStore(options: SessionCacheOptions): SessionStore {
  const { db, clock, plans } = options;
  const cache = createSessionCache(options);

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
        cache.isFresh(cached, now) &&
        isEqualConstantTime(hash, cached.session.secretHash);
      if (isCacheHit && isActive(cached, now) && isRecentlySeen(cached, now)) return cached.caller;
      if (isCacheHit) return resolveCaller(cached, hash);

      return cache.read(id).then((entry) => resolveCaller(entry, hash)); // another node may have rotated the secret
    },

    async requireStepUp({ sessionId, lastStepUp }, { stepUp, isStaff }) {
      const now = clock.now();
      if (isStaff) {
        if (!lastStepUp?.secondFactorAt) throw refuse('mfa_required');
        const entry = cache.get(sessionId) ?? (await cache.read(sessionId));
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
      cache.evict([sessionId]);

      return newSessionOf(rotated, secret, now);
    },

    findCallerByToken: (token) => readTokenCaller(token, { db, clock, plans }),

    async endAll(tx, userId, butOne) {
      const ended = await deleteUserSessions(tx, userId, butOne);
      cache.evict(ended);
      await signalSessionEnd(tx, ended);

      return ended.length;
    },

    invalidateUser: cache.evictUser,

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
      cache.evict(deleted);
      await signalSessionEnd(tx, deleted);

      return newSessionOf(session, secret, now);
    },

    async end(sessionId) {
      await deleteSession(db, sessionId);
      cache.evict([sessionId]);
      await signalSessionEnd(db, [sessionId]);
    },

    evict(sessionId) {
      cache.evict([sessionId]);
    },

    async isValid(sessionId) {
      const cached = cache.get(sessionId);
      const entry =
        cached !== undefined && cache.isFresh(cached) ? cached : await cache.read(sessionId);

      return entry !== null && isActive(entry);
    },

    findEmail: findActiveEmail,
  };
}

/** A request with the previous session secret is accepted, but not for actions that require a step-up. */
function withoutStepUp({ lastStepUp: _proved, ...caller }: Caller): Caller {
  return caller;
}

function newSessionOf({ id, remembered, expiresAt }: SessionRow, secret: string, now: Date) {
  const maxAge = Math.floor((expiresAt.getTime() - now.getTime()) / second);

  return { id, value: `${id}.${secret}`, ...(remembered && { maxAge }) };
}
