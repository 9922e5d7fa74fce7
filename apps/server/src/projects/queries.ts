import { limits } from '@longhand/contract/limits';
import { and, asc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { projects } from './tables.ts';

export type ProjectRow = typeof projects.$inferSelect;

/** What is undefined stays as it is. */
type Changes = { [Name in keyof ProjectRow]?: ProjectRow[Name] | undefined };

/** Until the transaction ends, nobody else adds to the projects of this writer: the limit holds. */
export async function lockProjects(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`projects ${userId}`}, 0))`);
}

export function countProjects(db: Db, userId: string): Promise<number> {
  return db.$count(projects, own(userId, isNull(projects.deletedAt)));
}

/** Those that their writer calls finished. */
export async function listFinished(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(own(userId, isNull(projects.deletedAt), eq(projects.phase, 'finished')))
    .orderBy(asc(projects.id))
    .limit(limits.projectsMax);

  return rows.map(({ id }) => id);
}

/** By title, as all seven languages can live with. */
export function listProjects(db: Db, userId: string, trashed: boolean): Promise<ProjectRow[]> {
  return db
    .select()
    .from(projects)
    .where(own(userId, trashed ? isNotNull(projects.deletedAt) : isNull(projects.deletedAt)))
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
    .where(own(userId, eq(projects.id, id)));

  return project;
}

/** Which of these are projects of the writer that were not removed. */
export async function listOwnIds(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(own(userId, isNull(projects.deletedAt), inArray(projects.id, [...ids])))
    .orderBy(asc(projects.id))
    .limit(ids.length);

  return new Set(rows.map(({ id }) => id));
}

/** Adds a project; undefined when its id is taken, by whomever. */
export async function insertProject(tx: Db, project: ProjectRow): Promise<ProjectRow | undefined> {
  const [added] = await tx.insert(projects).values(project).onConflictDoNothing().returning();

  return added;
}

/** Changes a project that was not removed; undefined when the writer has none. */
export function updateProject(
  db: Db,
  { userId, id }: { userId: string; id: string },
  changes: Changes,
): Promise<ProjectRow | undefined> {
  return update(db, own(userId, eq(projects.id, id), isNull(projects.deletedAt)), changes);
}

/** Marks a project as removed or, with null, as there; undefined when the writer has no such project. */
export function setDeleted(
  db: Db,
  { userId, id }: { userId: string; id: string },
  deletedAt: Date | null,
): Promise<ProjectRow | undefined> {
  return update(db, own(userId, eq(projects.id, id)), { deletedAt });
}

/** Erases for good, of all writers, what was removed before an instant. */
export async function eraseRemoved(db: Db, removedBefore: Date): Promise<void> {
  await db
    .delete(projects)
    .where(and(isNotNull(projects.deletedAt), lt(projects.deletedAt, removedBefore)));
}

export function listAll(db: Db, userId: string): Promise<ProjectRow[]> {
  return db.select().from(projects).where(own(userId)).orderBy(asc(projects.id));
}

export async function eraseAll(tx: Db, userId: string): Promise<void> {
  await tx.delete(projects).where(own(userId));
}

async function update(
  db: Db,
  which: SQL | undefined,
  changes: Changes,
): Promise<ProjectRow | undefined> {
  const [changed] = await db.update(projects).set(changes).where(which).returning();

  return changed;
}

function own(userId: string, ...more: SQL[]): SQL | undefined {
  return and(eq(projects.userId, userId), ...more);
}
