import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { countsFor } from './day-queries.ts';
import type { LocalDay } from './local-day.ts';
import { goals, progressEntries } from './tables.ts';

export type EntryRow = typeof progressEntries.$inferSelect;
export type NewEntry = typeof progressEntries.$inferInsert;

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

/** An entry by whose it is and what its client calls it. */
export type EntryKey = Pick<EntryRow, 'userId' | 'clientId'>;

/** Several of them, of any writers, removed or not. */
export async function readEntries(db: Db, keys: readonly EntryKey[]): Promise<EntryRow[]> {
  const asked = sql`json_to_recordset(${JSON.stringify(keys)}::json) as asked ("userId" uuid, "clientId" uuid)`;
  const { userId, clientId, id } = progressEntries;

  return db
    .select(getTableColumns(progressEntries))
    .from(progressEntries)
    .innerJoin(asked, sql`asked."userId" = ${userId} and asked."clientId" = ${clientId}`)
    .orderBy(asc(id))
    .limit(keys.length);
}

/** Writes entries of any writers, each over the one that its client calls the same if there is one. */
export async function upsertEntries(tx: Db, entries: readonly EntryRow[]): Promise<void> {
  if (entries.length === 0) return;
  const { userId, clientId } = progressEntries;
  await tx
    .insert(progressEntries)
    .select(entryRecords(entries))
    .onConflictDoUpdate({ target: [userId, clientId], set: entryExcluded });
}

const entryColumns = Object.entries(getTableColumns(progressEntries));

const entryTypes = sql.raw(
  entryColumns.map(([, column]) => `"${column.name}" ${column.getSQLType()}`).join(', '),
);

/** Entries as a query, from one value however many they are: a parameter for each column of each takes longer than all else. */
export function entryRecords(entries: readonly NewEntry[]): SQL {
  const byColumn = entries.map((entry) => {
    const values = new Map<string, unknown>(Object.entries(entry));

    return Object.fromEntries(entryColumns.map(([key, { name }]) => [name, values.get(key)]));
  });

  return sql`select * from json_to_recordset(${JSON.stringify(byColumn)}::json) as one (${entryTypes})`;
}

/** Every column that recording an entry anew may change. */
const entryExcluded = Object.fromEntries(
  entryColumns
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
