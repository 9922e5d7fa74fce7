import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { progressEntries } from '../tables.ts';

/** About 100 kB with the longest notes, so that other queries can run in between. */
const pageSize = 100;
const { id, clientId, entryOn, zone, measure, unit, amount, source, note, tags, mood } =
  progressEntries;
const { occurredAt, createdAt, projectId } = progressEntries;

/** The user's entries by day, with keyset pagination so that every page starts in the index. */
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
    .limit(pageSize);
}

export type ExportedEntry = Awaited<ReturnType<typeof readEntriesAfter>>[number];
