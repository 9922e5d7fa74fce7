import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { eraseLongTexts, readStoredText, storedBytes, storedTail } from './long-texts.ts';
import { samples, sampleVersions } from './tables.ts';

export type SampleRow = typeof samples.$inferSelect;

/** A sample without its text and notes. */
export type SampleHead = Omit<SampleRow, 'text' | 'synopsis' | 'notes'>;

const { text: _text, synopsis: _synopsis, notes: _notes, ...columns } = getTableColumns(samples);

/** All columns except long ones, which are stored apart from the row and only read when selected. */
export const headColumns = columns;

/** The columns of a list; reading a column costs as much as filtering by it. */
const {
  userId: _userId,
  position: _position,
  longTextId: _longTextId,
  digest: _digest,
  erasureToldAt: _erasureToldAt,
  ...listedColumns
} = headColumns;

export { listedColumns };
export type ListedHead = Pick<SampleHead, keyof typeof listedColumns>;

/** Locks the number of a user's samples until the transaction ends, so that the plan limit holds. */
export async function lockSampleCount(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`samples ${userId}`}, 0))`);
}

/** Number of samples that count toward the plan limit, without the trash. */
export function countSamples(db: Db, userId: string): Promise<number> {
  return db.$count(samples, ownedBy(userId, isNull(samples.deletedAt)));
}

export async function hasSamples(db: Db, userId: string): Promise<boolean> {
  const rows = await db.select({ id: samples.id }).from(samples).where(ownedBy(userId)).limit(1);

  return rows.length > 0;
}

export async function readSampleHead(
  db: Db,
  userId: string,
  id: string,
): Promise<SampleHead | undefined> {
  const [head] = await db
    .select(headColumns)
    .from(samples)
    .where(ownedBy(userId, eq(samples.id, id)));

  return head;
}

/** Reads and locks a sample head until the transaction ends. */
export async function lockSampleHead(
  tx: Db,
  userId: string,
  id: string,
): Promise<SampleHead | undefined> {
  const [head] = await tx
    .select(headColumns)
    .from(samples)
    .where(ownedBy(userId, eq(samples.id, id)))
    .for('update');

  return head;
}

export async function readSample(
  db: Db,
  userId: string,
  id: string,
): Promise<SampleRow | undefined> {
  const [sample] = await db
    .select()
    .from(samples)
    .where(ownedBy(userId, eq(samples.id, id)));

  return sample && withStoredText(db, sample);
}

/** Loads the text of a row if it is stored in pieces. */
async function withStoredText(db: Db, sample: SampleRow): Promise<SampleRow> {
  return { ...sample, text: await readStoredText(db, sample) };
}

/** Reads samples in the given order up to a total size, but at least one; also returns the ids that do not exist. */
export async function readSamples(
  db: Db,
  userId: string,
  ids: readonly string[],
  maxBytes: number,
): Promise<{ rows: SampleRow[]; missing: string[] }> {
  const heads = await db
    .select({ id: samples.id, bytes: storedBytes })
    .from(samples)
    .where(ownedBy(userId, inArray(samples.id, [...ids])))
    .orderBy(asc(samples.id))
    .limit(ids.length);
  const lengths = new Map(heads.map(({ id, bytes }) => [id, bytes]));
  const wanted: string[] = [];
  let sum = 0;
  for (const id of ids) {
    sum += lengths.get(id) ?? 0;
    if (wanted.length > 0 && sum > maxBytes) break;
    if (lengths.has(id)) wanted.push(id);
  }
  const found = await db
    .select()
    .from(samples)
    .where(ownedBy(userId, inArray(samples.id, wanted)))
    .orderBy(asc(samples.id))
    .limit(wanted.length);
  const order = new Map(wanted.map((id, index) => [id, index]));
  const rows: SampleRow[] = [];
  for (const row of found) rows.push(await withStoredText(db, row));

  return {
    rows: rows.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0)),
    missing: ids.filter((id) => !lengths.has(id)),
  };
}

/** The most recently changed sample, with the end of its text. */
export async function readLatestSample(
  db: Db,
  userId: string,
  tailLength: number,
): Promise<(SampleHead & { tail: string }) | undefined> {
  const [last] = await db
    .select({ ...headColumns, tail: storedTail(tailLength) })
    .from(samples)
    .where(ownedBy(userId, isNull(samples.deletedAt)))
    .orderBy(desc(samples.changedAt), desc(samples.id))
    .limit(1);

  return last;
}

/** Inserts a sample; undefined when the id already exists, for any user. */
export async function insertSample(tx: Db, sample: SampleRow): Promise<SampleHead | undefined> {
  const [head] = await tx
    .insert(samples)
    .values(sample)
    .onConflictDoNothing()
    .returning(headColumns);

  return head;
}

/** Updates a sample if it still has the revision; otherwise undefined. */
export async function updateSample(
  tx: Db,
  { userId, id, revision }: { userId: string; id: string; revision: number },
  changes: Partial<SampleRow>,
): Promise<SampleHead | undefined> {
  const [head] = await tx
    .update(samples)
    .set(changes)
    .where(ownedBy(userId, eq(samples.id, id), eq(samples.revision, revision)))
    .returning(headColumns);

  return head;
}

/** Writes counts computed after the save; the text and its dates are unchanged. */
export async function writeCounts(
  tx: Db,
  { id, digest }: Pick<SampleHead, 'id' | 'digest'>,
  { findings, words }: { findings: number | null; words?: number },
): Promise<void> {
  const isCounted = words !== undefined;
  await tx
    .update(samples)
    .set({ findings, ...(isCounted && { words }) })
    .where(eq(samples.id, id));
  if (!isCounted) return;
  await tx
    .update(sampleVersions)
    .set({ words })
    .where(and(eq(sampleVersions.sampleId, id), eq(sampleVersions.digest, digest)));
}

/** Moves a sample to the trash, or restores it with null; undefined when the user has no such sample. */
export async function setDeleted(
  db: Db,
  { userId, id }: { userId: string; id: string },
  deletedAt: Date | null,
): Promise<SampleHead | undefined> {
  const [head] = await db
    .update(samples)
    .set({
      deletedAt: deletedAt && sql`coalesce(${samples.deletedAt}, ${deletedAt.toISOString()})`,
      ...(deletedAt === null && { erasureToldAt: null }),
    })
    .where(ownedBy(userId, eq(samples.id, id)))
    .returning(headColumns);

  return head;
}

/** Erases a trashed sample with its versions; false when there is none. */
export async function eraseSample(db: Db, userId: string, id: string): Promise<boolean> {
  const erased = await db
    .delete(samples)
    .where(ownedBy(userId, eq(samples.id, id), isNotNull(samples.deletedAt)))
    .returning({ id: samples.id });
  await eraseLongTexts(
    db,
    erased.map((one) => one.id),
  );

  return erased.length > 0;
}

function ownedBy(userId: string, ...more: SQL[]): SQL | undefined {
  return and(eq(samples.userId, userId), ...more);
}
