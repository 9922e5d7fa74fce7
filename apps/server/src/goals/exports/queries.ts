import {
  and,
  arrayContains,
  asc,
  eq,
  gte,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { jsonObjectOf } from '../../platform/db/json-object.ts';
import type { EntryRow } from '../entries/entry-queries.ts';
import type { LocalDay } from '../local-day.ts';
import { writingSessions } from '../sessions/tables.ts';
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

/** Which entries and sessions are exported. Null means no restriction. */
export type ExportFilter = {
  userId: string;
  from: LocalDay | null;
  to: LocalDay | null;
  projectId: string | null;
  tag: string | null;
};

function entriesOf({ userId, from, to, projectId: project, tag }: ExportFilter): SQL | undefined {
  return and(
    eq(progressEntries.userId, userId),
    isNull(progressEntries.deletedAt),
    from === null ? undefined : gte(entryOn, from),
    to === null ? undefined : lte(entryOn, to),
    project === null ? undefined : eq(projectId, project),
    tag === null ? undefined : arrayContains(tags, [tag]),
  );
}

export function countEntries(db: Db, filter: ExportFilter): Promise<number> {
  return db.$count(progressEntries, entriesOf(filter));
}

/** Entries by day, as one JSON value, with keyset pagination so that every page starts in the index. */
export async function readEntriesAfter(
  db: Db,
  filter: ExportFilter,
  last: { entryOn: string; id: string } | undefined,
): Promise<ExportedEntry[]> {
  const page = db
    .select({ entry: jsonObjectOf(exportedColumns).as('entry') })
    .from(progressEntries)
    .where(
      and(
        entriesOf(filter),
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

type SessionFilter = Pick<ExportFilter, 'userId' | 'from' | 'to'>;

function sessionsOf({ userId, from, to }: SessionFilter): SQL | undefined {
  const { startOn, endedAt, deletedAt } = writingSessions;

  return and(
    eq(writingSessions.userId, userId),
    isNotNull(endedAt),
    isNull(deletedAt),
    from === null ? undefined : gte(startOn, from),
    to === null ? undefined : lte(startOn, to),
  );
}

export function countSessions(db: Db, filter: SessionFilter): Promise<number> {
  return db.$count(writingSessions, sessionsOf(filter));
}

/** Ended sessions, oldest first, a page at a time. */
export function readSessionsAfter(
  db: Db,
  filter: SessionFilter,
  last: { startedAt: Date; id: string } | undefined,
): Promise<(typeof writingSessions.$inferSelect)[]> {
  const { startedAt, id: sessionId } = writingSessions;

  return db
    .select()
    .from(writingSessions)
    .where(
      and(
        sessionsOf(filter),
        last &&
          sql`(${startedAt}, ${sessionId}) > (${last.startedAt.toISOString()}::timestamptz, ${last.id}::uuid)`,
      ),
    )
    .orderBy(asc(startedAt), asc(sessionId))
    .limit(pageSize);
}
