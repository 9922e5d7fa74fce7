import { limits } from '@longhand/contract/limits';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { samples } from './tables.ts';

const { id, title, kind, language, words, characters, findings, revision, versions } = samples;
const { synopsis, notes, changedAt } = samples;

const columns = {
  ...{ id, title, kind, language, words, characters, findings, revision, versions },
  ...{ synopsis, notes, changedAt },
};

export type ChapterRow = Pick<typeof samples.$inferSelect, keyof typeof columns>;

/** New texts have no position: they follow the others in the order in which they were begun. */
const inOrder = [sql`${samples.position} asc nulls last`, asc(samples.createdAt), asc(samples.id)];

/** The texts of a writer's project outside of the trash. */
export function listChapters(db: Db, userId: string, projectId: string): Promise<ChapterRow[]> {
  return db
    .select(columns)
    .from(samples)
    .where(
      and(eq(samples.userId, userId), eq(samples.projectId, projectId), isNull(samples.deletedAt)),
    )
    .orderBy(...inOrder)
    .limit(limits.chaptersMost);
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

/** Until the transaction ends, nobody else changes the order of this project or a text of it. */
export async function lockOrder(tx: Db, userId: string, projectId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`chapters ${projectId}`}, 0))`,
  );
  await tx
    .select({ id })
    .from(samples)
    .where(and(eq(samples.userId, userId), eq(samples.projectId, projectId)))
    .orderBy(asc(id)) // as every other request that holds several texts, so that none lock each other up
    .for('update');
}

/** All texts of a project in order; those in the trash keep their place for when they are restored. */
export async function listOrder(
  tx: Db,
  userId: string,
  projectId: string,
): Promise<{ id: string; isInTrash: boolean }[]> {
  const rows = await tx
    .select({ id: samples.id, deletedAt: samples.deletedAt })
    .from(samples)
    .where(and(eq(samples.userId, userId), eq(samples.projectId, projectId)))
    .orderBy(...inOrder);

  return rows.map(({ id: one, deletedAt }) => ({ id: one, isInTrash: deletedAt !== null }));
}

/** Numbers the texts of a project in this order, those that have their number already left alone. */
export async function writeOrder(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${samples} set position = ordered.at
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as ordered (id, at)
    where ${samples.id} = ordered.id and ${samples.userId} = ${userId}
      and ${samples.position} is distinct from ordered.at`);
}

/** What is noted beside texts of a writer, held until the transaction ends. */
export async function holdNotes(
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
    .returning(columns);

  return row;
}
