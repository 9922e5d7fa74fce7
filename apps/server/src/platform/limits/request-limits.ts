import { refuse } from '@longhand/contract/errors';
import { after, type Clock, minute, second } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Config } from '../env.ts';
import { clientAddressOf, isLoopbackAddress } from '../http/ip-prefix.ts';
import type { Log } from '../log.ts';
import { addCounts, deleteCountsBefore } from './queries.ts';

/** Rate limits per clock minute. */
export type RequestLimits = {
  /** Counts a request of a user, or of an IP address without a session, and rejects it above the limit. */
  demand(from: { userId: string | undefined; ip: string }): void;
  /** Counts an expensive operation, such as a search, against its own limit. */
  demandWork(work: { name: string; userId: string; perMinute: number }): void;
  /** Writes this node's counts to the database and reads the totals of all nodes. */
  settle(): Promise<void>;
};

/** Requests since the last sync, and the total of all nodes at the last sync. */
type Count = { untold: number; told: number };

/** Sync interval between nodes. Only keys that used this share of their limit on one node are synced. */
const settleEvery = second;
const ownShare = 1 / 10;

const mostCounted = 100_000;
const mostTold = 1_000;

/**
 * Counts in memory, so that no request waits for the database. With several nodes, each node writes the counts of its busiest keys once a
 * second in one statement. A client that spreads requests over nodes can exceed the limit by one second of requests plus a tenth of the
 * limit per node; ordinary users cause no write.
 */
export function createRequestLimits({ db, clock, config, log, isShared }: Options): RequestLimits {
  const limits = {
    user: config.REQUESTS_PER_MINUTE_OF_USER,
    ip: config.REQUESTS_PER_MINUTE_OF_IP,
  };
  const counts = new Map<string, Count>();
  const busy = new Set<string>();
  let current = 0;
  let settledAt = 0;
  let settling: Promise<void> | undefined;

  const begin = (now: number) => {
    if (now - current < minute && now >= current) return;
    current = now - (now % minute);
    counts.clear();
    busy.clear();
  };

  const countOf = (key: string): Count => {
    const known = counts.get(key);
    if (known !== undefined) return known;

    if (counts.size >= mostCounted) counts.delete(counts.keys().next().value ?? '');
    const count = { untold: 0, told: 0 };
    counts.set(key, count);

    return count;
  };

  const tell = async () => {
    const now = new Date(current);
    const keys = [...busy].slice(0, mostTold).sort(); // sorted, so that two nodes cannot deadlock
    const sent = new Map(keys.map((key) => [key, countOf(key).untold]));
    const rows = Array.from(sent, ([key, count]) => ({ minute: now, key, count }));
    if (rows.length === 0) return;

    for (const key of keys) busy.delete(key);
    for (const { key, count } of await addCounts(db, rows)) {
      if (now.getTime() !== current) break;
      const here = countOf(key);
      here.told = count;
      here.untold -= sent.get(key) ?? 0;
    }
    await deleteCountsBefore(db, after(now, -minute));
  };

  const settle = () => {
    settling ??= tell()
      .catch((error: unknown) => log.warn({ err: error }, 'Syncing request counts failed'))
      .finally(() => {
        settling = undefined;
      });

    return settling;
  };

  const settleIfDue = (now: number) => {
    if (now - settledAt < settleEvery) return;
    settledAt = now;
    void settle();
  };

  const spend = (key: string, limit: number) => {
    const now = clock.now().getTime();
    begin(now);
    const count = countOf(key);
    if (count.told + count.untold >= limit) {
      const retryAfterSeconds = Math.max(1, Math.ceil((current + minute - now) / second));
      throw refuse('rate_limited', { details: { retryAfterSeconds } });
    }

    count.untold += 1;
    if (!isShared || count.told + count.untold <= limit * ownShare) return;
    busy.add(key);
    settleIfDue(now);
  };

  return {
    demand({ userId, ip }) {
      if (userId !== undefined) spend(`user:${userId}`, limits.user);
      else if (!isLoopbackAddress(ip)) spend(`ip:${clientAddressOf(ip)}`, limits.ip);
    },
    demandWork: ({ name, userId, perMinute }) => spend(`${name}:${userId}`, perMinute),
    settle,
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
