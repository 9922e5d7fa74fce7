import type { Measure } from '@longhand/contract/goals';
import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import type { Entry } from './entry-rules.ts';
import type { LocalDay } from './local-day.ts';
import { progressEntries } from './tables.ts';

export type EntryRow = typeof progressEntries.$inferSelect;
export type DayAmount = { on: LocalDay; amount: number };

type Wanted = {
  from?: LocalDay | undefined;
  to?: LocalDay | undefined;
  page: number;
  size: number;
};

/** Ten years and more of days with an entry each. */
const daysListed = 4_000;

/** An entry by the id its client chose, removed or not. */
export async function readEntry(
  db: Db,
  userId: string,
  clientId: string,
): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(progressEntries)
    .where(and(eq(progressEntries.userId, userId), eq(progressEntries.clientId, clientId)));

  return row;
}

/** Writes an entry, over the one with the same client id if there is one. */
export async function upsertEntry(
  tx: Db,
  { userId, clientId }: { userId: string; clientId: string },
  entry: Entry,
): Promise<EntryRow> {
  const [row] = await tx
    .insert(progressEntries)
    .values({ ...entry, userId, clientId, id: newId() })
    .onConflictDoUpdate({ target: [progressEntries.userId, progressEntries.clientId], set: entry })
    .returning();
  if (!row) throw new Error('The database returned no row for an entry it wrote');

  return row;
}

/** The entries of a writer between two days, newest first. */
export async function listEntries(
  db: Db,
  userId: string,
  { from, to, page, size }: Wanted,
): Promise<{ items: EntryRow[]; total: number }> {
  const { entryOn, occurredAt, id } = progressEntries;
  const wanted = and(
    live(userId),
    from === undefined ? undefined : gte(entryOn, from),
    to === undefined ? undefined : lte(entryOn, to),
  );

  const items = await db
    .select()
    .from(progressEntries)
    .where(wanted)
    .orderBy(desc(entryOn), desc(occurredAt), desc(id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await db.select({ total: count() }).from(progressEntries).where(wanted);

  return { items, total: counted?.total ?? 0 };
}

/** What a writer wrote on each day that has an entry, oldest first. */
export async function listDays(
  db: Db,
  userId: string,
  { from, to, measure }: { from: LocalDay; to: LocalDay; measure: Measure },
): Promise<DayAmount[]> {
  const { entryOn, amount } = progressEntries;

  return db
    .select({ on: entryOn, amount: sql`sum(${amount})::float8`.mapWith(Number) })
    .from(progressEntries)
    .where(and(live(userId), between(entryOn, from, to), eq(progressEntries.measure, measure)))
    .groupBy(entryOn)
    .orderBy(asc(entryOn))
    .limit(daysListed);
}

export async function hasEntries(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: progressEntries.id })
    .from(progressEntries)
    .where(eq(progressEntries.userId, userId))
    .limit(1);

  return rows.length > 0;
}

/** Erases for good, of all writers, what was removed before an instant. */
export async function eraseRemovedEntries(db: Db, before: Date): Promise<void> {
  const { deletedAt } = progressEntries;

  await db.delete(progressEntries).where(and(isNotNull(deletedAt), lt(deletedAt, before)));
}

function live(userId: string): SQL | undefined {
  return and(eq(progressEntries.userId, userId), isNull(progressEntries.deletedAt));
}
