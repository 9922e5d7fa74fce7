import { refuse } from '@longhand/contract/errors';
import { addMilliseconds, type Clock, minute, second } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Config } from '../env.ts';
import { clientAddressOf, isLoopbackAddress } from '../http/ip-prefix.ts';
import type { Log } from '../log.ts';
import { addCounts, deleteCountsBefore } from './queries.ts';

/** Rate limits per clock minute. */
export type RequestRateLimits = {
  /** Counts a request of a user, or of an IP address without a session, and rejects it above the limit. */
  enforce(from: { userId: string | undefined; ip: string }): void;
  /** Counts an expensive operation, such as a search, against its own limit. */
  enforceForOperation(operation: { name: string; userId: string; perMinute: number }): void;
  /** Writes this node's counts to the database and reads the totals of all nodes. */
  sync(): Promise<void>;
};

/** Requests since the last sync, and the total of all nodes at the last sync. */
type RequestCounter = { unsynced: number; synced: number };

/** Sync interval between nodes. Only keys that used this share of their limit on one node are synced. */
const syncIntervalMs = second;
const syncThresholdShare = 1 / 10;

const maxCounters = 100_000;
const maxSyncedCounters = 1_000;

/**
 * Counts in memory, so that no request waits for the database. With several nodes, each node writes the counts of its busiest keys once a
 * second in one statement. A client that spreads requests over nodes can exceed the limit by one second of requests plus a tenth of the
 * limit per node; ordinary users cause no write.
 */
export function createRequestRateLimits({
  db,
  clock,
  config,
  log,
  isShared,
}: Options): RequestRateLimits {
  const limits = {
    user: config.REQUESTS_PER_MINUTE_OF_USER,
    ip: config.REQUESTS_PER_MINUTE_OF_IP,
  };
  const counts = new Map<string, RequestCounter>();
  const busyKeys = new Set<string>();
  let windowStart = 0;
  let lastSyncAt = 0;
  let pendingSync: Promise<void> | undefined;

  const startWindow = (now: number) => {
    if (now - windowStart < minute && now >= windowStart) return;
    windowStart = now - (now % minute);
    counts.clear();
    busyKeys.clear();
  };

  const counterOf = (key: string): RequestCounter => {
    const known = counts.get(key);
    if (known !== undefined) return known;

    if (counts.size >= maxCounters) counts.delete(counts.keys().next().value ?? '');
    const count = { unsynced: 0, synced: 0 };
    counts.set(key, count);

    return count;
  };

  const syncCounters = async () => {
    const now = new Date(windowStart);
    const keys = [...busyKeys].slice(0, maxSyncedCounters).sort(); // sorted, so that two nodes cannot deadlock
    const sent = new Map(keys.map((key) => [key, counterOf(key).unsynced]));
    const rows = Array.from(sent, ([key, count]) => ({ minute: now, key, count }));
    if (rows.length === 0) return;

    for (const key of keys) busyKeys.delete(key);
    for (const { key, count } of await addCounts(db, rows)) {
      if (now.getTime() !== windowStart) break;
      const counter = counterOf(key);
      counter.synced = count;
      counter.unsynced -= sent.get(key) ?? 0;
    }
    await deleteCountsBefore(db, addMilliseconds(now, -minute));
  };

  const sync = () => {
    pendingSync ??= syncCounters()
      .catch((error: unknown) => log.warn({ err: error }, 'Syncing request counts failed'))
      .finally(() => {
        pendingSync = undefined;
      });

    return pendingSync;
  };

  const syncIfDue = (now: number) => {
    if (now - lastSyncAt < syncIntervalMs) return;
    lastSyncAt = now;
    void sync();
  };

  const consume = (key: string, limit: number) => {
    const now = clock.now().getTime();
    startWindow(now);
    const count = counterOf(key);
    if (count.synced + count.unsynced >= limit) {
      const retryAfterSeconds = Math.max(1, Math.ceil((windowStart + minute - now) / second));
      throw refuse('rate_limited', { details: { retryAfterSeconds } });
    }

    count.unsynced += 1;
    if (!isShared || count.synced + count.unsynced <= limit * syncThresholdShare) return;
    busyKeys.add(key);
    syncIfDue(now);
  };

  return {
    enforce({ userId, ip }) {
      if (userId !== undefined) consume(`user:${userId}`, limits.user);
      else if (!isLoopbackAddress(ip)) consume(`ip:${clientAddressOf(ip)}`, limits.ip);
    },
    enforceForOperation: ({ name, userId, perMinute }) => consume(`${name}:${userId}`, perMinute),
    sync,
  };
}

type Options = {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'REQUESTS_PER_MINUTE_OF_USER' | 'REQUESTS_PER_MINUTE_OF_IP'>;
  log: Log;
  /** Whether other nodes serve the same users. */
  isShared: boolean;
};
