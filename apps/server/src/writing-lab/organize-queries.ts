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
import { headColumns, type SampleHead } from './queries.ts';
import { samples } from './tables.ts';

/** The project and tags of a text. */
export type SampleOrganization = { projectId: string | null; tags: string[] };

/** The new project and tags of a text, and optionally its creation date. */
type ArrangeItem = { id: string; createdAt?: string | undefined } & SampleOrganization;

/** The projects of a user's texts, locked until the transaction ends. */
export async function lockProjectsOf(
  tx: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await tx
    .select({ id: samples.id, projectId: samples.projectId })
    .from(samples)
    .where(and(eq(samples.userId, userId), inArray(samples.id, [...ids])))
    .orderBy(asc(samples.id)) // sorted, so that two requests with the same texts cannot deadlock
    .for('update');

  return new Map(rows.map(({ id, projectId }) => [id, projectId]));
}

/** Sets project, tags and creation date of a user's texts; texts of other users are missing from the result. */
export async function organizeSamples(
  tx: Db,
  userId: string,
  items: readonly ArrangeItem[],
): Promise<SampleHead[]> {
  const updatedHeads = new Map<string, SampleHead>();
  for (const { id, projectId, tags, createdAt } of items) {
    const newCreatedAt = createdAt && sql`least(${createdAt}::timestamptz, ${samples.changedAt})`;
    const [head] = await tx
      .update(samples)
      .set({
        projectId,
        tags,
        position: sql`case when ${samples.projectId} is not distinct from ${projectId}::uuid then ${samples.position} end`,
        ...(newCreatedAt && { createdAt: newCreatedAt }),
      })
      .where(and(eq(samples.userId, userId), eq(samples.id, id)))
      .returning(headColumns);
    if (head) updatedHeads.set(id, head);
  }

  return [...updatedHeads.values()];
}

/** An upper limit that no user is expected to reach. */
const maxTags = 1_000;

/** Tags of a user's texts outside of the trash, most used first. */
export async function countTags(db: Db, userId: string): Promise<{ tag: string; texts: number }[]> {
  const { rows } = await db.execute<{ tag: string; texts: number }>(sql`
    select min(one) as tag, count(*)::int as texts
    from ${samples}, unnest(${samples.tags}) as one
    where ${samples.userId} = ${userId} and ${samples.deletedAt} is null
    group by lower(one)
    order by texts desc, tag
    limit ${maxTags}`);

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
    .limit(maxTags);

  return rows;
}

/** Tags are compared case-insensitively. */
export function hasTag(tag: string | Placeholder): SQL {
  return sql`lower(${tag}) in (select lower(one) from unnest(${samples.tags}) as one)`;
}
