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

/** Before every entry. */
const start = { entryOn: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** The user's entries by day, page by page, with keyset pagination so that every page starts in the index. */
export async function* readEntryPages(db: Db, userId: string): AsyncGenerator<ExportedEntry[]> {
  const statement = preparePage(db);
  for (let last = start; ; ) {
    const [{ entries } = { entries: [] }] = await statement.execute({ userId, ...last });
    const lastRead = entries.at(-1);
    if (lastRead === undefined) return;
    yield entries;
    last = lastRead;
  }
}

function preparePage(db: Db) {
  const { placeholder } = sql;
  const page = db
    .select({ entry: jsonObjectOf(exportedColumns).as('entry') })
    .from(progressEntries)
    .where(
      and(
        eq(progressEntries.userId, placeholder('userId')),
        isNull(progressEntries.deletedAt),
        sql`(${entryOn}, ${id}) > (${placeholder('entryOn')}::date, ${placeholder('id')}::uuid)`,
      ),
    )
    .orderBy(asc(entryOn), asc(id))
    .limit(pageSize)
    .as('page');

  return db
    .select({ entries: sql<ExportedEntry[]>`coalesce(json_agg(${page.entry}), '[]')` })
    .from(page)
    .prepare('exported-entries');
}
