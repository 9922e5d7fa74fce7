import type { EntryInput } from '@longhand/contract/progress-values';
import type { Db } from '../../platform/db/db.ts';
import { runForOwner, runForSeveral } from '../../platform/db/fair-queue.ts';
import type { Context, Services } from '../../platform/http/context.ts';
import type { EntryRow } from './entry-queries.ts';
import type { EntryOrigin } from './entry-rules.ts';

export type EntryRecord = { clientId: string; sent: EntryInput; origin?: EntryOrigin };

/** Entries of one user from one sign-in session, written with the same time and preferences. */
export type UserRecords = { context: Context<'user'>; records: readonly EntryRecord[] };

/** Results by user ID; users who had to be skipped are missing. */
export type BatchResult = {
  entries: ReadonlyMap<string, readonly EntryRow[]>;
  /** The live event that announces each user's change. */
  events: ReadonlyMap<string, number>;
};

type BatchWriter = {
  /** Waits for other changes of the user's progress. */
  writeForUser(sent: UserRecords): Promise<EntryRow[]>;
  /** Skips users whose progress is locked. */
  writeForUsers(services: Services, sent: readonly UserRecords[]): Promise<BatchResult>;
};

type PendingRecord = {
  record: EntryRecord;
  context: Context<'user'>;
  resolve(entry: EntryRow): void;
  reject(error: unknown): void;
};

/** Entries of one user that are written together. */
type Batch = [PendingRecord, ...PendingRecord[]];

type EntryQueues = {
  /** The queue for all users while it is being written. */
  shared: PendingRecord[] | null;
  /** Queues of users whose entries could not be written in a shared batch. */
  byUser: Map<string, PendingRecord[]>;
};

/** Maximum number of entries per transaction. */
const maxBatchSize = 50;

const queuesByDatabase = new WeakMap<Db, EntryQueues>();

/**
 * Queues an entry and writes it in a batch with entries of all users that arrive meanwhile, so that one transaction serves many requests.
 * Users whose progress is locked, or one of whose entries is refused, continue in a queue of their own.
 */
export function enqueueRecord(
  record: EntryRecord,
  context: Context<'user'>,
  writer: BatchWriter,
): Promise<EntryRow> {
  const { db, caller } = context;
  const { promise, resolve, reject } = Promise.withResolvers<EntryRow>();
  const pending = { record, context, resolve, reject };
  const queues = queuesByDatabase.get(db) ?? { shared: null, byUser: new Map() };
  queuesByDatabase.set(db, queues);
  const queue = queues.byUser.get(caller.userId) ?? queues.shared;
  if (queue) queue.push(pending);
  else void drainSharedQueue(queues, [pending], writer);

  return promise;
}

async function drainSharedQueue(
  queues: EntryQueues,
  queue: PendingRecord[],
  writer: BatchWriter,
): Promise<void> {
  queues.shared = queue;
  while (queue.length > 0) {
    await waitForMore(queue);
    const batches = takeSharedBatches(queue, queues);
    const [first] = batches;
    if (!first) continue;
    const sent = batches.map(recordsIn);
    const writing = runForSeveral(() => writer.writeForUsers(first[0].context, sent));
    const { entries, events } = await writing.catch(() => emptyResult);
    for (const batch of batches) {
      const { userId } = batch[0].context.caller;
      const written = entries.get(userId);
      const event = events.get(userId);
      if (written && event !== undefined) resolveAll(batch, written, event);
      else void runForOwner(userId, () => drainUserQueue(queues, batch, writer));
    }
  }
  queues.shared = null;
}

/** How long to collect more entries when several are waiting: their clients were just answered together and will send again. */
const maxGatherMs = 20;

/** Collects the entries that have arrived; while several are waiting, also waits for more. */
async function waitForMore(queue: readonly PendingRecord[]): Promise<void> {
  await new Promise(setImmediate);
  const end = performance.now() + maxGatherMs;
  let length = 1;
  while (queue.length > length && queue.length < maxBatchSize && performance.now() < end) {
    ({ length } = queue);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
}

const emptyResult: BatchResult = { entries: new Map(), events: new Map() };

/** Takes the next entries from the shared queue, grouped by user. Entries of users who now have their own queue move there. */
function takeSharedBatches(queue: PendingRecord[], queues: EntryQueues): Batch[] {
  const batches = new Map<string, Batch>();
  const deferredUsers = new Set<string>();
  let size = 0;
  const remaining = queue.splice(0).filter((pending) => {
    const { userId } = pending.context.caller;
    const userQueue = queues.byUser.get(userId);
    const batch = batches.get(userId);
    if (userQueue) userQueue.push(pending);
    else if (size === maxBatchSize || deferredUsers.has(userId) || !canJoinBatch(batch, pending)) {
      deferredUsers.add(userId);

      return true;
    } else {
      size += 1;
      if (batch) batch.push(pending);
      else batches.set(userId, [pending]);
    }

    return false;
  });
  queue.push(...remaining);

  return [...batches.values()];
}

/** Whether an entry can join a batch of the same user: same sign-in session, and its ID not in the batch yet. */
function canJoinBatch(batch: Batch | undefined, { record, context }: PendingRecord): boolean {
  return (
    batch === undefined ||
    (batch[0].context.caller.sessionId === context.caller.sessionId &&
      batch.every((one) => one.record.clientId !== record.clientId))
  );
}

async function drainUserQueue(
  queues: EntryQueues,
  first: Batch,
  writer: BatchWriter,
): Promise<void> {
  const { userId } = first[0].context.caller;
  const queue: PendingRecord[] = [];
  queues.byUser.set(userId, queue);
  let batch: Batch | undefined = first;
  while (batch) {
    await writeBatch(batch, writer);
    batch = takeUserBatch(queue);
  }
  queues.byUser.delete(userId);
}

function takeUserBatch(queue: PendingRecord[]): Batch | undefined {
  const [first, ...others] = queue;
  if (!first) return undefined;
  const batch: Batch = [first];
  for (const pending of others) {
    if (batch.length === maxBatchSize || !canJoinBatch(batch, pending)) break;
    batch.push(pending);
  }
  queue.splice(0, batch.length);

  return batch;
}

/** When one entry of the batch is refused, writes each entry separately. */
async function writeBatch(batch: Batch, writer: BatchWriter): Promise<void> {
  try {
    resolveAll(batch, await writer.writeForUser(recordsIn(batch)));
  } catch (error) {
    if (batch.length === 1) batch[0].reject(error);
    else for (const one of batch) await writeBatch([one], writer);
  }
}

function recordsIn(batch: Batch): UserRecords {
  return { context: batch[0].context, records: batch.map(({ record }) => record) };
}

function resolveAll(batch: Batch, written: readonly EntryRow[], event?: number): void {
  for (const [at, { context, resolve, reject }] of batch.entries()) {
    const entry = written[at];
    if (event !== undefined) context.reply.setLiveEvent(event);
    if (entry) resolve(entry);
    else reject(new Error('An entry was recorded and not returned'));
  }
}
