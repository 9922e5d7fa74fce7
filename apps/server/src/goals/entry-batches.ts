import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import type { EntryRecord } from './entries.ts';
import type { EntryRow } from './entry-queries.ts';

type Write = (records: readonly EntryRecord[]) => Promise<EntryRow[]>;
type WaitingRecord = {
  record: EntryRecord;
  /** Entries of one session are written by one clock and one set of preferences. */
  sessionId: string;
  write: Write;
  resolve(entry: EntryRow): void;
  reject(error: unknown): void;
};

/** Entries that one transaction writes. */
const together = 50;

/** The line of each writer whose entries are being written, for each database of the process. */
const lines = new WeakMap<Db, Map<string, WaitingRecord[]>>();

/**
 * Writes an entry together with those of the same writer that came while others were being written: what all of them move, the
 * goals among it, is read and written once. Where one of several is refused, each is written by itself.
 */
export function writeTogether(
  record: EntryRecord,
  { db, caller }: Pick<Context<'user'>, 'db' | 'caller'>,
  write: Write,
): Promise<EntryRow> {
  const { promise, resolve, reject } = Promise.withResolvers<EntryRow>();
  const waiting = { record, sessionId: caller.sessionId, write, resolve, reject };
  const ofDatabase = lines.get(db) ?? new Map<string, WaitingRecord[]>();
  lines.set(db, ofDatabase);
  const line = ofDatabase.get(caller.userId);
  if (line) line.push(waiting);
  else void writeLine(ofDatabase, caller.userId, [waiting]);

  return promise;
}

async function writeLine(
  ofDatabase: Map<string, WaitingRecord[]>,
  userId: string,
  line: WaitingRecord[],
): Promise<void> {
  ofDatabase.set(userId, line);
  for (let batch = takeBatch(line); batch.length > 0; batch = takeBatch(line)) {
    await writeBatch(batch);
  }
  ofDatabase.delete(userId);
}

/** The first of the line with those behind it that may be written with it: of one session, each id once. */
function takeBatch(line: WaitingRecord[]): WaitingRecord[] {
  const ids = new Set<string>();
  let size = 0;
  for (const { record, sessionId } of line) {
    if (size === together || sessionId !== line[0]?.sessionId || ids.has(record.clientId)) break;
    ids.add(record.clientId);
    size++;
  }

  return line.splice(0, size);
}

async function writeBatch(batch: readonly WaitingRecord[]): Promise<void> {
  const [first] = batch;
  try {
    const entries = await first?.write(batch.map(({ record }) => record));
    for (const [at, { resolve, reject }] of batch.entries()) {
      const entry = entries?.[at];
      if (entry) resolve(entry);
      else reject(new Error('An entry was recorded and not returned'));
    }
  } catch (error) {
    if (batch.length === 1) first?.reject(error);
    else for (const one of batch) await writeBatch([one]);
  }
}
