import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { progressEntries } from '../tables.ts';

/** With notes of a thousand characters a hundred kilobytes: the queries of others run in between. */
const entriesAtOnce = 100;
const { id, clientId, entryOn, zone, measure, unit, amount, source, note, tags, mood } =
  progressEntries;
const { occurredAt, createdAt, projectId } = progressEntries;

/** The entries of a writer in the order of their days; each page begins in the index. */
export async function readEntriesAfter(
  db: Db,
  userId: string,
  last: { entryOn: string; id: string } | undefined,
) {
  return db
    .select({
      ...{ id, clientId, entryOn, occurredAt, zone, measure, unit, amount, source, projectId },
      ...{ note, tags, mood, createdAt },
    })
    .from(progressEntries)
    .where(
      and(
        eq(progressEntries.userId, userId),
        isNull(progressEntries.deletedAt),
        last && sql`(${entryOn}, ${id}) > (${last.entryOn}::date, ${last.id}::uuid)`,
      ),
    )
    .orderBy(asc(entryOn), asc(id))
    .limit(entriesAtOnce);
}

export type ExportedEntry = Awaited<ReturnType<typeof readEntriesAfter>>[number];
