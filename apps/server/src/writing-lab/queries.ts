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

/** A sample without its text and what is noted beside it. */
export type Head = Omit<SampleRow, 'text' | 'synopsis' | 'notes'>;

const { text: _text, synopsis: _synopsis, notes: _notes, ...columns } = getTableColumns(samples);

/** Every column but the long ones: these lie apart from the row, and are not read unless they are named. */
export const headColumns = columns;

/** Until the transaction ends, nobody else adds to the samples of this writer: the limit holds. */
export async function lockSamples(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`samples ${userId}`}, 0))`);
}

/** How many samples count toward the limit of a plan: the trash does not. */
export function countSamples(db: Db, userId: string): Promise<number> {
  return db.$count(samples, own(userId, isNull(samples.deletedAt)));
}

export async function hasSamples(db: Db, userId: string): Promise<boolean> {
  const rows = await db.select({ id: samples.id }).from(samples).where(own(userId)).limit(1);

  return rows.length > 0;
}

export async function readHead(db: Db, userId: string, id: string): Promise<Head | undefined> {
  const [head] = await db
    .select(headColumns)
    .from(samples)
    .where(own(userId, eq(samples.id, id)));

  return head;
}

/** The same, held so that nobody else changes it before the transaction ends. */
export async function holdHead(tx: Db, userId: string, id: string): Promise<Head | undefined> {
  const [head] = await tx
    .select(headColumns)
    .from(samples)
    .where(own(userId, eq(samples.id, id)))
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
    .where(own(userId, eq(samples.id, id)));

  return sample && withText(db, sample);
}

/** A row with its text, also where it is stored in pieces. */
async function withText(db: Db, sample: SampleRow): Promise<SampleRow> {
  return { ...sample, text: await readStoredText(db, sample) };
}

/** As many of some samples, in their order, as have so many bytes together, but at least one; and which are not there. */
export async function readSeveral(
  db: Db,
  userId: string,
  ids: readonly string[],
  most: number,
): Promise<{ rows: SampleRow[]; missing: string[] }> {
  const heads = await db
    .select({ id: samples.id, bytes: storedBytes })
    .from(samples)
    .where(own(userId, inArray(samples.id, [...ids])))
    .orderBy(asc(samples.id))
    .limit(ids.length);
  const lengths = new Map(heads.map(({ id, bytes }) => [id, bytes]));
  const wanted: string[] = [];
  let sum = 0;
  for (const id of ids) {
    sum += lengths.get(id) ?? 0;
    if (wanted.length > 0 && sum > most) break;
    if (lengths.has(id)) wanted.push(id);
  }
  const found = await db
    .select()
    .from(samples)
    .where(own(userId, inArray(samples.id, wanted)))
    .orderBy(asc(samples.id))
    .limit(wanted.length);
  const order = new Map(wanted.map((id, index) => [id, index]));
  const rows: SampleRow[] = [];
  for (const row of found) rows.push(await withText(db, row));

  return {
    rows: rows.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0)),
    missing: ids.filter((id) => !lengths.has(id)),
  };
}

/** The sample changed last, with the end of its text. */
export async function readLast(
  db: Db,
  userId: string,
  tailLength: number,
): Promise<(Head & { tail: string }) | undefined> {
  const [last] = await db
    .select({ ...headColumns, tail: storedTail(tailLength) })
    .from(samples)
    .where(own(userId, isNull(samples.deletedAt)))
    .orderBy(desc(samples.changedAt), desc(samples.id))
    .limit(1);

  return last;
}

/** Adds a sample; undefined when its id is taken, by whomever. */
export async function insertSample(tx: Db, sample: SampleRow): Promise<Head | undefined> {
  const [head] = await tx
    .insert(samples)
    .values(sample)
    .onConflictDoNothing()
    .returning(headColumns);

  return head;
}

/** Changes a sample that still has the revision; undefined when it has not. */
export async function updateSample(
  tx: Db,
  { userId, id, revision }: { userId: string; id: string; revision: number },
  changes: Partial<SampleRow>,
): Promise<Head | undefined> {
  const [head] = await tx
    .update(samples)
    .set(changes)
    .where(own(userId, eq(samples.id, id), eq(samples.revision, revision)))
    .returning(headColumns);

  return head;
}

/** Writes figures that were counted after the save; neither the text nor its dates change by it. */
export async function writeFigures(
  tx: Db,
  { id, digest }: Pick<Head, 'id' | 'digest'>,
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

/** Puts a sample into the trash (or, with null, takes it out); undefined when the writer has no such sample. */
export async function setDeleted(
  db: Db,
  { userId, id }: { userId: string; id: string },
  deletedAt: Date | null,
): Promise<Head | undefined> {
  const [head] = await db
    .update(samples)
    .set({
      deletedAt: deletedAt && sql`coalesce(${samples.deletedAt}, ${deletedAt.toISOString()})`,
      ...(deletedAt === null && { erasureToldAt: null }),
    })
    .where(own(userId, eq(samples.id, id)))
    .returning(headColumns);

  return head;
}

/** Erases a sample in the trash with its versions; false when there is none. */
export async function eraseSample(db: Db, userId: string, id: string): Promise<boolean> {
  const erased = await db
    .delete(samples)
    .where(own(userId, eq(samples.id, id), isNotNull(samples.deletedAt)))
    .returning({ id: samples.id });
  await eraseLongTexts(
    db,
    erased.map((one) => one.id),
  );

  return erased.length > 0;
}

function own(userId: string, ...more: SQL[]): SQL | undefined {
  return and(eq(samples.userId, userId), ...more);
}
