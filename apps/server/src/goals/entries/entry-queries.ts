import {
  and,
  arrayOverlaps,
  asc,
  between,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { entryCountsForGoal } from '../days/day-queries.ts';
import type { LocalDay } from '../local-day.ts';
import { goals, progressEntries } from '../tables.ts';

export type EntryRow = typeof progressEntries.$inferSelect;
export type NewEntry = typeof progressEntries.$inferInsert;

type EntryFilter = {
  from?: LocalDay | undefined;
  to?: LocalDay | undefined;
  goalId?: string | undefined;
  projectId?: string | undefined;
  /** Cursor: the client ID of the last entry of the previous page. */
  before?: string | undefined;
  size: number;
};

/** An entry by its client ID, removed or not. */
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

/** Identifies an entry by its user and client ID. */
export type EntryKey = Pick<EntryRow, 'userId' | 'clientId'>;

/** Entries by user and client ID, removed or not. Unknown ones are omitted. */
export async function readEntries(db: Db, keys: readonly EntryKey[]): Promise<EntryRow[]> {
  const requested = sql`json_to_recordset(${JSON.stringify(keys)}::json) as asked ("userId" uuid, "clientId" uuid)`;
  const { userId, clientId, id } = progressEntries;

  return db
    .select(getTableColumns(progressEntries))
    .from(progressEntries)
    .innerJoin(requested, sql`asked."userId" = ${userId} and asked."clientId" = ${clientId}`)
    .orderBy(asc(id))
    .limit(keys.length);
}

/** Inserts or updates entries of any users, by their client IDs. */
export async function upsertEntries(tx: Db, entries: readonly EntryRow[]): Promise<void> {
  if (entries.length === 0) return;
  const { userId, clientId } = progressEntries;
  await tx
    .insert(progressEntries)
    .select(entriesAsQuery(entries))
    .onConflictDoUpdate({ target: [userId, clientId], set: upsertColumns });
}

const entryColumns = Object.entries(getTableColumns(progressEntries));

const recordsetTypes = sql.raw(
  entryColumns.map(([, column]) => `"${column.name}" ${column.getSQLType()}`).join(', '),
);

/** Entries as a query on one JSON parameter: a parameter per column and entry would take longer than everything else. */
export function entriesAsQuery(entries: readonly NewEntry[]): SQL {
  const byColumn = entries.map((entry) => {
    const values = new Map<string, unknown>(Object.entries(entry));

    return Object.fromEntries(entryColumns.map(([key, { name }]) => [name, values.get(key)]));
  });

  return sql`select * from json_to_recordset(${JSON.stringify(byColumn)}::json) as one (${recordsetTypes})`;
}

/** The columns that an upsert overwrites. */
const upsertColumns = Object.fromEntries(
  entryColumns
    .filter(([name]) => !['id', 'userId', 'clientId', 'importId'].includes(name))
    .map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
);

/** The user's entries, newest first, with keyset pagination so that every page starts in the index. */
export async function listEntries(
  db: Db,
  userId: string,
  filter: EntryFilter,
): Promise<{ items: EntryRow[]; next: string | null }> {
  const { entryOn, id, projectId } = progressEntries;
  const { from, to, goalId, before, size } = filter;
  const last = before === undefined ? undefined : await readEntry(db, userId, before);
  const afterCursor = last && sql`(${entryOn}, ${id}) < (${last.entryOn}::date, ${last.id}::uuid)`;
  const ofGoal =
    goalId &&
    sql`exists (select from ${goals} where ${goals.id} = ${goalId} and ${entryCountsForGoal})`;
  const rows = await db
    .select()
    .from(progressEntries)
    .where(
      and(
        isLive(userId),
        from === undefined ? undefined : gte(entryOn, from),
        to === undefined ? undefined : lte(entryOn, to),
        filter.projectId === undefined ? undefined : eq(projectId, filter.projectId),
        ofGoal || undefined,
        afterCursor,
      ),
    )
    .orderBy(desc(entryOn), desc(id))
    .limit(size + 1);
  const items = rows.slice(0, size);

  return { items, next: rows.length > size ? (items.at(-1)?.clientId ?? null) : null };
}

/** The notes of entries in a range of days, of projects and with tags if any are given, oldest first. */
export function listNotesBetween(
  db: Db,
  userId: string,
  {
    from,
    to,
    projects,
    tags: ofTags,
    most,
  }: {
    from: LocalDay;
    to: LocalDay;
    projects: readonly string[];
    tags: readonly string[];
    most: number;
  },
): Promise<{ on: LocalDay; note: string }[]> {
  const { entryOn, note, projectId, tags, id } = progressEntries;

  return db
    .select({ on: entryOn, note })
    .from(progressEntries)
    .where(
      and(
        isLive(userId),
        between(entryOn, from, to),
        ne(note, ''),
        projects.length === 0 ? undefined : inArray(projectId, [...projects]),
        ofTags.length === 0 ? undefined : arrayOverlaps(tags, [...ofTags]),
      ),
    )
    .orderBy(asc(entryOn), asc(id))
    .limit(most);
}

/** Entries of a day in the order they were written, of projects and with tags if any are given; at most 200. */
export function listEntriesOfDay(
  db: Db,
  userId: string,
  { on, projects, tags: ofTags }: { on: LocalDay; projects: string[]; tags: string[] },
): Promise<EntryRow[]> {
  const { entryOn, projectId, tags, occurredAt, id } = progressEntries;

  return db
    .select()
    .from(progressEntries)
    .where(
      and(
        isLive(userId),
        eq(entryOn, on),
        projects.length === 0 ? undefined : inArray(projectId, projects),
        ofTags.length === 0 ? undefined : arrayOverlaps(tags, ofTags),
      ),
    )
    .orderBy(asc(occurredAt), asc(id))
    .limit(200);
}

/** Upper bound for the unpaged list of removed entries. */
const maxRemoved = 100;

/** Entries in the trash, most recently removed first. */
export function listRemovedEntries(db: Db, userId: string): Promise<EntryRow[]> {
  const { deletedAt, id } = progressEntries;

  return db
    .select()
    .from(progressEntries)
    .where(and(eq(progressEntries.userId, userId), isNotNull(deletedAt)))
    .orderBy(desc(deletedAt), asc(id))
    .limit(maxRemoved);
}

export async function hasEntries(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: progressEntries.id })
    .from(progressEntries)
    .where(eq(progressEntries.userId, userId))
    .limit(1);

  return rows.length > 0;
}

/** Permanently deletes entries of all users that were removed before a time. */
export async function eraseRemovedEntries(db: Db, before: Date): Promise<void> {
  const { deletedAt } = progressEntries;

  await db.delete(progressEntries).where(and(isNotNull(deletedAt), lt(deletedAt, before)));
}

function isLive(userId: string): SQL | undefined {
  return and(eq(progressEntries.userId, userId), isNull(progressEntries.deletedAt));
}
