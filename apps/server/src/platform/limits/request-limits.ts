import { refuse } from '@longhand/contract/errors';
import { after, type Clock, minute, second } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Config } from '../env.ts';
import { ipOfOne, isFromHere } from '../http/ip-prefix.ts';
import type { Log } from '../log.ts';
import { addCounts, deleteCountsBefore } from './queries.ts';

/** How many requests one may make in a minute of the clock. */
export type RequestLimits = {
  /** Counts a request of a person, or of an address where nobody is signed in; refuses one too many. */
  demand(from: { userId: string | undefined; ip: string }): void;
  /** Counts a piece of work that costs more than a request does, such as a search, against a limit of its own. */
  demandWork(work: { name: string; userId: string; perMinute: number }): void;
  /** Tells the other nodes what was counted here and learns what they counted. */
  settle(): Promise<void>;
};

/** What was counted here since it was last told, and what all nodes had together then. */
type Count = { untold: number; told: number };

/** Nodes tell each other this often, of those alone who have used this share of their limit on one node. */
const settleEvery = second;
const ownShare = 1 / 10;

const mostCounted = 100_000;
const mostTold = 1_000;

/**
 * Counts in memory, so that no request waits for it. Where several nodes answer, each writes once a second what it
 * counted of the busy ones, in one statement: somebody who spreads requests over nodes gets through what fits into that
 * second and a tenth of the limit on each node more, and ordinary people cause no write at all.
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
    const keys = [...busy].slice(0, mostTold).sort(); // in one order, or two nodes could wait for each other
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
      .catch((error: unknown) => log.warn({ err: error }, 'Counts of requests were not told'))
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
      else if (!isFromHere(ip)) spend(`ip:${ipOfOne(ip)}`, limits.ip);
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
  /** Whether other processes answer requests of the same people. */
  isShared: boolean;
};
