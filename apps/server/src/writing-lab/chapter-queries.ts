import { limits } from '@longhand/contract/limits';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { samples } from './tables.ts';

const { id, title, kind, language, words, characters, findings, revision, versions } = samples;
const { synopsis, notes, changedAt } = samples;

const chapterColumns = {
  ...{ id, title, kind, language, words, characters, findings, revision, versions },
  ...{ synopsis, notes, changedAt },
};

export type ChapterRow = Pick<typeof samples.$inferSelect, keyof typeof chapterColumns>;

/** New texts have no position and follow the others by creation date. */
const chapterOrder = [
  sql`${samples.position} asc nulls last`,
  asc(samples.createdAt),
  asc(samples.id),
];

/** Texts of a user's project outside of the trash. */
export function listChapters(db: Db, userId: string, projectId: string): Promise<ChapterRow[]> {
  return db
    .select(chapterColumns)
    .from(samples)
    .where(
      and(eq(samples.userId, userId), eq(samples.projectId, projectId), isNull(samples.deletedAt)),
    )
    .orderBy(...chapterOrder)
    .limit(limits.chaptersMax);
}

export async function listManuscripts(db: Db, userId: string) {
  const rows = await db
    .select({
      projectId: sql<string>`${samples.projectId}`,
      chapters: count(),
      words: sql`sum(${samples.words})::float8`.mapWith(Number),
      changedAt: max(samples.changedAt),
    })
    .from(samples)
    .where(and(eq(samples.userId, userId), isNull(samples.deletedAt), isNotNull(samples.projectId)))
    .groupBy(samples.projectId)
    .orderBy(desc(max(samples.changedAt)), asc(samples.projectId))
    .limit(limits.projectsMax);

  return rows.flatMap(({ changedAt: at, ...row }) =>
    at === null ? [] : [{ ...row, changedAt: at }],
  );
}

/** Locks the order of a project and its texts until the transaction ends. */
export async function lockOrder(tx: Db, userId: string, projectId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`chapters ${projectId}`}, 0))`,
  );
  await tx
    .select({ id })
    .from(samples)
    .where(and(eq(samples.userId, userId), eq(samples.projectId, projectId)))
    .orderBy(asc(id)) // sorted like all multi-text locks, so that requests cannot deadlock
    .for('update');
}

/** All texts of a project in order; texts in the trash keep their position for a restore. */
export async function listOrder(
  tx: Db,
  userId: string,
  projectId: string,
): Promise<{ id: string; isInTrash: boolean }[]> {
  const rows = await tx
    .select({ id: samples.id, deletedAt: samples.deletedAt })
    .from(samples)
    .where(and(eq(samples.userId, userId), eq(samples.projectId, projectId)))
    .orderBy(...chapterOrder);

  return rows.map(({ id: one, deletedAt }) => ({ id: one, isInTrash: deletedAt !== null }));
}

/** Writes positions in the given order; unchanged positions are not written. */
export async function writeOrder(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${samples} set position = ordered.at
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as ordered (id, at)
    where ${samples.id} = ordered.id and ${samples.userId} = ${userId}
      and ${samples.position} is distinct from ordered.at`);
}

/** Synopsis and notes of a user's texts, locked until the transaction ends. */
export async function lockNotes(
  tx: Db,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, { synopsis: string; notes: string }>> {
  const rows = await tx
    .select({ id, synopsis, notes })
    .from(samples)
    .where(and(eq(samples.userId, userId), inArray(id, [...ids]), isNull(samples.deletedAt)))
    .orderBy(asc(id))
    .for('update');

  return new Map(rows.map(({ id: one, ...noted }) => [one, noted]));
}

export async function writeNotes(
  tx: Db,
  { userId, id: sampleId }: { userId: string; id: string },
  noted: { synopsis: string; notes: string },
): Promise<ChapterRow | undefined> {
  const [row] = await tx
    .update(samples)
    .set(noted)
    .where(and(eq(samples.userId, userId), eq(id, sampleId)))
    .returning(chapterColumns);

  return row;
}
