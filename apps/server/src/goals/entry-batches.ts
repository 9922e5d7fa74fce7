import type { Recording } from '@longhand/contract/progress-values';
import type { Db } from '../platform/db/db.ts';
import type { Context, Services } from '../platform/http/context.ts';
import type { EntryRow } from './entry-queries.ts';
import type { Origin } from './entry-rules.ts';

export type EntryRecord = { clientId: string; sent: Recording; origin?: Origin };

/** What one writer sent from one session: written by one clock and one set of preferences. */
export type WriterRecords = { context: Context<'user'>; records: readonly EntryRecord[] };

/** By writer; of those who had to be left out there is nothing. */
export type WrittenOfEach = {
  entries: ReadonlyMap<string, readonly EntryRow[]>;
  /** By which live event each is told. */
  events: ReadonlyMap<string, number>;
};

type Writes = {
  /** Waits for whatever else changes the writer's progress. */
  writeOfOne(sent: WriterRecords): Promise<EntryRow[]>;
  /** Leaves out whoever would have to wait. */
  writeOfEach(services: Services, sent: readonly WriterRecords[]): Promise<WrittenOfEach>;
};

type WaitingRecord = {
  record: EntryRecord;
  context: Context<'user'>;
  resolve(entry: EntryRow): void;
  reject(error: unknown): void;
};

/** What is written for one writer at once. */
type Batch = [WaitingRecord, ...WaitingRecord[]];

type Lines = {
  /** The line of all writers, while it is being written. */
  shared: WaitingRecord[] | null;
  /** The lines of writers whose entries could not be written with those of others. */
  own: Map<string, WaitingRecord[]>;
};

/** Entries that one transaction writes. */
const together = 50;

const linesOfDatabases = new WeakMap<Db, Lines>();

/**
 * Writes an entry together with those that came while others were being written, of all writers: a transaction, and what each entry
 * moves, is read and written once for all. A writer who would keep the others waiting, or one of whose entries is refused, goes on in a
 * line of their own.
 */
export function writeTogether(
  record: EntryRecord,
  context: Context<'user'>,
  writes: Writes,
): Promise<EntryRow> {
  const { db, caller } = context;
  const { promise, resolve, reject } = Promise.withResolvers<EntryRow>();
  const waiting = { record, context, resolve, reject };
  const lines = linesOfDatabases.get(db) ?? { shared: null, own: new Map() };
  linesOfDatabases.set(db, lines);
  const line = lines.own.get(caller.userId) ?? lines.shared;
  if (line) line.push(waiting);
  else void writeShared(lines, [waiting], writes);

  return promise;
}

async function writeShared(lines: Lines, line: WaitingRecord[], writes: Writes): Promise<void> {
  lines.shared = line;
  while (line.length > 0) {
    await untilGathered(line);
    const batches = takeShared(line, lines);
    const [first] = batches;
    if (!first) continue;
    const sent = batches.map(recordsIn);
    const writing = writes.writeOfEach(first[0].context, sent);
    const { entries, events } = await writing.catch(() => none);
    for (const batch of batches) {
      const { userId } = batch[0].context.caller;
      const written = entries.get(userId);
      const event = events.get(userId);
      if (written && event !== undefined) resolveAll(batch, written, event);
      else void writeOwn(lines, batch, writes);
    }
  }
  lines.shared = null;
}

/** Of a line in which several wait more are on their way: their clients have just been answered together. */
const gatherMs = 20;

/** What the network has brought by now is written with the first; where several wait, also what comes while they still do. */
async function untilGathered(line: readonly WaitingRecord[]): Promise<void> {
  await new Promise(setImmediate);
  const end = performance.now() + gatherMs;
  let length = 1;
  while (line.length > length && line.length < together && performance.now() < end) {
    ({ length } = line);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
}

const none: WrittenOfEach = { entries: new Map(), events: new Map() };

/** The first of the line, by writer. Those of writers who have a line of their own by now go there. */
function takeShared(line: WaitingRecord[], lines: Lines): Batch[] {
  const batches = new Map<string, Batch>();
  const later = new Set<string>();
  let size = 0;
  const left = line.splice(0).filter((waiting) => {
    const { userId } = waiting.context.caller;
    const own = lines.own.get(userId);
    const batch = batches.get(userId);
    if (own) own.push(waiting);
    else if (size === together || later.has(userId) || !isWrittenWith(batch, waiting)) {
      later.add(userId);

      return true;
    } else {
      size += 1;
      if (batch) batch.push(waiting);
      else batches.set(userId, [waiting]);
    }

    return false;
  });
  line.push(...left);

  return [...batches.values()];
}

/** Whether an entry may be written with those of the same writer: of one session, each id once. */
function isWrittenWith(batch: Batch | undefined, { record, context }: WaitingRecord): boolean {
  return (
    batch === undefined ||
    (batch[0].context.caller.sessionId === context.caller.sessionId &&
      batch.every((one) => one.record.clientId !== record.clientId))
  );
}

async function writeOwn(lines: Lines, first: Batch, writes: Writes): Promise<void> {
  const { userId } = first[0].context.caller;
  const line: WaitingRecord[] = [];
  lines.own.set(userId, line);
  let batch: Batch | undefined = first;
  while (batch) {
    await writeBatch(batch, writes);
    batch = takeOwn(line);
  }
  lines.own.delete(userId);
}

function takeOwn(line: WaitingRecord[]): Batch | undefined {
  const [first, ...others] = line;
  if (!first) return undefined;
  const batch: Batch = [first];
  for (const waiting of others) {
    if (batch.length === together || !isWrittenWith(batch, waiting)) break;
    batch.push(waiting);
  }
  line.splice(0, batch.length);

  return batch;
}

/** Where one of several is refused, each is written by itself. */
async function writeBatch(batch: Batch, writes: Writes): Promise<void> {
  try {
    resolveAll(batch, await writes.writeOfOne(recordsIn(batch)));
  } catch (error) {
    if (batch.length === 1) batch[0].reject(error);
    else for (const one of batch) await writeBatch([one], writes);
  }
}

function recordsIn(batch: Batch): WriterRecords {
  return { context: batch[0].context, records: batch.map(({ record }) => record) };
}

function resolveAll(batch: Batch, written: readonly EntryRow[], event?: number): void {
  for (const [at, { context, resolve, reject }] of batch.entries()) {
    const entry = written[at];
    if (event !== undefined) context.reply.toldBy(event);
    if (entry) resolve(entry);
    else reject(new Error('An entry was recorded and not returned'));
  }
}
