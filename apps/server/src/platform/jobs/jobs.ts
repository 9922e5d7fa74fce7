import type { Db } from '../db/db.ts';

/** Work for later, kept in the database: at least once, so what runs must bear being run again. */
export type Jobs = {
  /** In the transaction of what it belongs to: without the commit there is no job. */
  enqueue(tx: Db, name: string, data: Record<string, string>, options?: JobOptions): Promise<void>;
  /** Several of one name that are merged, each under its own key. */
  enqueueEach(tx: Db, name: string, jobs: readonly KeyedJob[]): Promise<void>;
};

type KeyedJob = { data: Record<string, string>; key: string };

type JobOptions = {
  /** Of a job that is merged: one that waits under the same key is enough. */
  key?: string;
  /** Of the jobs of one group one runs at a time, on all nodes. */
  group?: string;
  /** The highest goes first. */
  priority?: number;
};
