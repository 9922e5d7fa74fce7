import { limits } from '@longhand/contract/limits';
import { and, asc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { projects } from './tables.ts';

export type ProjectRow = typeof projects.$inferSelect;

/** Undefined fields stay unchanged. */
type Changes = { [Name in keyof ProjectRow]?: ProjectRow[Name] | undefined };

/** Locks the user's projects until the transaction ends, so that the limit holds. */
export async function lockProjects(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`projects ${userId}`}, 0))`);
}

export function countProjects(db: Db, userId: string): Promise<number> {
  return db.$count(projects, isOwn(userId, isNull(projects.deletedAt)));
}

/** IDs of projects in the phase `finished`. */
export async function listFinishedProjectIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(isOwn(userId, isNull(projects.deletedAt), eq(projects.phase, 'finished')))
    .orderBy(asc(projects.id))
    .limit(limits.projectsMax);

  return rows.map(({ id }) => id);
}

/** Sorted by title with the root ICU collation, which suits all supported languages. */
export function listProjects(db: Db, userId: string, trashed: boolean): Promise<ProjectRow[]> {
  return db
    .select()
    .from(projects)
    .where(isOwn(userId, trashed ? isNotNull(projects.deletedAt) : isNull(projects.deletedAt)))
    .orderBy(asc(sql`${projects.title} collate "und-x-icu"`), asc(projects.id))
    .limit(limits.projectsMax);
}

export async function readProject(
  db: Db,
  userId: string,
  id: string,
): Promise<ProjectRow | undefined> {
  const [project] = await db
    .select()
    .from(projects)
    .where(isOwn(userId, eq(projects.id, id)));

  return project;
}

/** Which of the given IDs are projects of the user that were not removed. */
export async function listOwnProjectIds(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(isOwn(userId, isNull(projects.deletedAt), inArray(projects.id, [...ids])))
    .orderBy(asc(projects.id))
    .limit(ids.length);

  return new Set(rows.map(({ id }) => id));
}

/** Inserts a project; undefined when its ID is taken, even by another user. */
export async function insertProject(tx: Db, project: ProjectRow): Promise<ProjectRow | undefined> {
  const [added] = await tx.insert(projects).values(project).onConflictDoNothing().returning();

  return added;
}

/** Updates a project that was not removed; undefined when the user has no such project. */
export function updateProject(
  db: Db,
  { userId, id }: { userId: string; id: string },
  changes: Changes,
): Promise<ProjectRow | undefined> {
  return update(db, isOwn(userId, eq(projects.id, id), isNull(projects.deletedAt)), changes);
}

/** Removes a project or, with null, restores it; undefined when the user has no such project. */
export function setDeleted(
  db: Db,
  { userId, id }: { userId: string; id: string },
  deletedAt: Date | null,
): Promise<ProjectRow | undefined> {
  return update(db, isOwn(userId, eq(projects.id, id)), { deletedAt });
}

/** Permanently deletes projects of all users that were removed before a time. */
export async function eraseRemoved(db: Db, removedBefore: Date): Promise<void> {
  await db
    .delete(projects)
    .where(and(isNotNull(projects.deletedAt), lt(projects.deletedAt, removedBefore)));
}

export function listAll(db: Db, userId: string): Promise<ProjectRow[]> {
  return db.select().from(projects).where(isOwn(userId)).orderBy(asc(projects.id));
}

export async function eraseAll(tx: Db, userId: string): Promise<void> {
  await tx.delete(projects).where(isOwn(userId));
}

async function update(
  db: Db,
  which: SQL | undefined,
  changes: Changes,
): Promise<ProjectRow | undefined> {
  const [changed] = await db.update(projects).set(changes).where(which).returning();

  return changed;
}

function isOwn(userId: string, ...more: SQL[]): SQL | undefined {
  return and(eq(projects.userId, userId), ...more);
}
