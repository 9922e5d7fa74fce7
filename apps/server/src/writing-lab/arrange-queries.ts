import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { type Head, headColumns } from './queries.ts';
import { samples } from './tables.ts';

/** Where a text belongs. */
export type Arrangement = { projectId: string | null; tags: string[] };

/** Where a text is put, and when it was begun, if that is said. */
type Arranged = { id: string; createdAt?: string | undefined } & Arrangement;

/** The projects that texts of a writer belong to, held so that nobody else moves them before the transaction ends. */
export async function holdProjectsOf(
  tx: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await tx
    .select({ id: samples.id, projectId: samples.projectId })
    .from(samples)
    .where(and(eq(samples.userId, userId), inArray(samples.id, [...ids])))
    .orderBy(asc(samples.id)) // two requests with the same texts wait for each other and do not lock up
    .for('update');

  return new Map(rows.map(({ id, projectId }) => [id, projectId]));
}

/** Puts texts of a writer where they belong; those that are not the writer's are missing in what comes back. */
export async function arrangeSamples(
  tx: Db,
  userId: string,
  items: readonly Arranged[],
): Promise<Head[]> {
  const arranged = new Map<string, Head>();
  for (const { id, projectId, tags, createdAt } of items) {
    const begun = createdAt && sql`least(${createdAt}::timestamptz, ${samples.changedAt})`;
    const [head] = await tx
      .update(samples)
      .set({
        projectId,
        tags,
        position: sql`case when ${samples.projectId} is not distinct from ${projectId}::uuid then ${samples.position} end`,
        ...(begun && { createdAt: begun }),
      })
      .where(and(eq(samples.userId, userId), eq(samples.id, id)))
      .returning(headColumns);
    if (head) arranged.set(id, head);
  }

  return [...arranged.values()];
}

/** More tags than anybody looks through. */
const tagsListed = 1_000;

/** The tags of a writer's texts outside of the trash, the most used first. */
export async function countTags(db: Db, userId: string): Promise<{ tag: string; texts: number }[]> {
  const { rows } = await db.execute<{ tag: string; texts: number }>(sql`
    select min(one) as tag, count(*)::int as texts
    from ${samples}, unnest(${samples.tags}) as one
    where ${samples.userId} = ${userId} and ${samples.deletedAt} is null
    group by lower(one)
    order by texts desc, tag
    limit ${tagsListed}`);

  return rows;
}

export async function countByProject(
  db: Db,
  userId: string,
): Promise<{ projectId: string; texts: number }[]> {
  const rows = await db
    .select({ projectId: sql<string>`${samples.projectId}`, texts: count() })
    .from(samples)
    .where(and(eq(samples.userId, userId), isNull(samples.deletedAt), isNotNull(samples.projectId)))
    .groupBy(samples.projectId)
    .orderBy(desc(count()), asc(samples.projectId))
    .limit(tagsListed);

  return rows;
}

/** Two tags that differ in case alone are one. */
export function hasTag(tag: string | Placeholder): SQL {
  return sql`lower(${tag}) in (select lower(one) from unnest(${samples.tags}) as one)`;
}
