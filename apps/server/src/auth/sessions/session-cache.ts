import type { SessionUser } from '@longhand/contract/auth';
import type { Plans } from '@longhand/contract/plans';
import type { Preferences } from '@longhand/contract/settings';
import { addMilliseconds, type Clock, minute, second } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Caller } from '../../platform/http/context.ts';
import { readPreferences } from '../../settings/index.ts';
import { findSession, type SessionRow } from '../session-queries.ts';
import { sessionUserOf } from '../session-user.ts';

export type CachedSession = { session: SessionRow; caller: Caller; freshUntil: Date };

/** Sessions in memory, because a read per request would dominate the load of the embedded database. */
type SessionCache = {
  /** A session that was read before, fresh or not. */
  get(id: string): CachedSession | undefined;
  /** Reads a session from the database; null when it does not exist. */
  read(id: string): Promise<CachedSession | null>;
  isFresh(entry: CachedSession, now?: Date): boolean;
  /** Call after sessions have changed or ended. */
  evict(ids: readonly string[]): void;
  evictUser(userId: string): void;
};

export type SessionCacheOptions = {
  db: Db;
  clock: Clock;
  plans: Plans;
  /** Whether other processes write to the same sessions table. */
  isShared: boolean;
};

export function createSessionCache({
  db,
  clock,
  plans,
  isShared,
}: SessionCacheOptions): SessionCache {
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

  return {
    get: (id) => cache.get(id),

    /** Concurrent requests share one read and continue in order of arrival. */
    read(id) {
      const shared = pendingReads.get(id);
      if (shared?.changes === cacheVersion) return shared.entry;

      const own = { changes: cacheVersion, entry: loadSession(id) };
      pendingReads.set(id, own);
      const removePending = () => pendingReads.get(id) === own && pendingReads.delete(id);
      own.entry.then(removePending, removePending);

      return own.entry;
    },

    isFresh: (entry, now = clock.now()) => entry.freshUntil > now,

    evict(ids) {
      cacheVersion += ids.length;
      for (const id of ids) cache.delete(id);
    },

    evictUser(userId) {
      cacheVersion += 1;
      for (const [id, { caller }] of cache) if (caller.userId === userId) cache.delete(id);
    },
  };
}

const maxCachedSessions = 20_000;

function callerOf(session: SessionRow, user: SessionUser, preferences: Preferences): Caller {
  const { id: sessionId, provedAt: at, secondFactorAt } = session;
  const lastStepUp = { at, secondFactorAt };

  return { userId: user.id, role: user.role, sessionId, lastStepUp, user, preferences };
}
