import type { Db } from '../db/db.ts';

/** Enqueues background jobs. Jobs run at least once, so they must be idempotent. */
export type Jobs = {
  /** Enqueues in the caller's transaction: without the commit there is no job. */
  enqueue(tx: Db, name: string, data: Record<string, string>, options?: JobOptions): Promise<void>;
  /** Enqueues several deduplicated jobs, each with its own key. */
  enqueueEach(tx: Db, name: string, jobs: readonly KeyedJob[]): Promise<void>;
};

type KeyedJob = { data: Record<string, string>; key: string };

type JobOptions = {
  /** For deduplicated jobs: only one queued job per key is kept. */
  key?: string;
  /** Only one job per group runs at a time, across all nodes. */
  group?: string;
  /** Highest first. */
  priority?: number;
};
