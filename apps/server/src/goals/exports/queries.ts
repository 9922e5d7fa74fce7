import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { jsonObjectOf } from '../../platform/db/json-object.ts';
import type { EntryRow } from '../entries/entry-queries.ts';
import { progressEntries } from '../tables.ts';

/** About 100 kB with the longest notes, so that other queries can run in between. */
const pageSize = 100;
const { id, clientId, entryOn, zone, measure, unit, amount, source, note, tags, mood } =
  progressEntries;
const { occurredAt, createdAt, projectId } = progressEntries;
const exportedColumns = {
  ...{ id, clientId, entryOn, occurredAt, zone, measure, unit, amount, source, projectId },
  ...{ note, tags, mood, createdAt },
};

type InstantColumn = 'occurredAt' | 'createdAt';
/** Instants as in replies. */
export type ExportedEntry = Omit<Pick<EntryRow, keyof typeof exportedColumns>, InstantColumn> &
  Record<InstantColumn, string>;

/** The user's entries by day, as one JSON value, with keyset pagination so that every page starts in the index. */
export async function readEntriesAfter(
  db: Db,
  userId: string,
  last: { entryOn: string; id: string } | undefined,
): Promise<ExportedEntry[]> {
  const page = db
    .select({ entry: jsonObjectOf(exportedColumns).as('entry') })
    .from(progressEntries)
    .where(
      and(
        eq(progressEntries.userId, userId),
        isNull(progressEntries.deletedAt),
        last && sql`(${entryOn}, ${id}) > (${last.entryOn}::date, ${last.id}::uuid)`,
      ),
    )
    .orderBy(asc(entryOn), asc(id))
    .limit(pageSize)
    .as('page');
  const [row] = await db
    .select({ entries: sql<ExportedEntry[]>`coalesce(json_agg(${page.entry}), '[]')` })
    .from(page);

  return row?.entries ?? [];
}
