import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import { countsFor } from './day-queries.ts';
import type { Entry } from './entry-rules.ts';
import type { LocalDay } from './local-day.ts';
import { goals, progressEntries } from './tables.ts';

export type EntryRow = typeof progressEntries.$inferSelect;

type Wanted = {
  from?: LocalDay | undefined;
  to?: LocalDay | undefined;
  goalId?: string | undefined;
  projectId?: string | undefined;
  /** The client id of the last entry of the page before. */
  before?: string | undefined;
  size: number;
};

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

/** Several of them, by their client ids. */
export async function readEntries(
  db: Db,
  userId: string,
  clientIds: readonly string[],
): Promise<Map<string, EntryRow>> {
  const rows = await db
    .select()
    .from(progressEntries)
    .where(
      and(eq(progressEntries.userId, userId), inArray(progressEntries.clientId, [...clientIds])),
    )
    .orderBy(asc(progressEntries.id))
    .limit(clientIds.length);

  return new Map(rows.map((row) => [row.clientId, row]));
}

/** Writes entries, each over the one with the same client id if there is one; by their client ids. */
export async function upsertEntries(
  tx: Db,
  userId: string,
  entries: readonly { clientId: string; entry: Entry }[],
): Promise<Map<string, EntryRow>> {
  if (entries.length === 0) return new Map();
  const rows = await tx
    .insert(progressEntries)
    .values(entries.map(({ clientId, entry }) => ({ ...entry, userId, clientId, id: newId() })))
    .onConflictDoUpdate({
      target: [progressEntries.userId, progressEntries.clientId],
      set: entryExcluded,
    })
    .returning();
  if (rows.length < entries.length) throw new Error('The database did not return what it wrote');

  return new Map(rows.map((row) => [row.clientId, row]));
}

/** Every column that recording an entry anew may change. */
const entryExcluded = Object.fromEntries(
  Object.entries(getTableColumns(progressEntries))
    .filter(([name]) => !['id', 'userId', 'clientId', 'importId'].includes(name))
    .map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
);

/** The entries of a writer, newest first; each page begins in the index, however many come before. */
export async function listEntries(
  db: Db,
  userId: string,
  wanted: Wanted,
): Promise<{ items: EntryRow[]; next: string | null }> {
  const { entryOn, id, projectId } = progressEntries;
  const { from, to, goalId, before, size } = wanted;
  const last = before === undefined ? undefined : await readEntry(db, userId, before);
  const after = last && sql`(${entryOn}, ${id}) < (${last.entryOn}::date, ${last.id}::uuid)`;
  const ofGoal =
    goalId && sql`exists (select from ${goals} where ${goals.id} = ${goalId} and ${countsFor})`;
  const rows = await db
    .select()
    .from(progressEntries)
    .where(
      and(
        live(userId),
        from === undefined ? undefined : gte(entryOn, from),
        to === undefined ? undefined : lte(entryOn, to),
        wanted.projectId === undefined ? undefined : eq(projectId, wanted.projectId),
        ofGoal || undefined,
        after,
      ),
    )
    .orderBy(desc(entryOn), desc(id))
    .limit(size + 1);
  const items = rows.slice(0, size);

  return { items, next: rows.length > size ? (items.at(-1)?.clientId ?? null) : null };
}

/** As many as somebody looks through. */
const removedListed = 100;

/** What lies in the trash, removed last first. */
export function listRemovedEntries(db: Db, userId: string): Promise<EntryRow[]> {
  const { deletedAt, id } = progressEntries;

  return db
    .select()
    .from(progressEntries)
    .where(and(eq(progressEntries.userId, userId), isNotNull(deletedAt)))
    .orderBy(desc(deletedAt), asc(id))
    .limit(removedListed);
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
