import { limits } from '@longhand/contract/limits';
import { v7 as newId } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import { insertProject, listAll, listProjects, lockProjects } from './queries.ts';

/** The ids of a writer's projects by title; of two that share one, the first in the list. */
export async function findProjects(
  db: Db,
  userId: string,
  titles: readonly string[],
): Promise<Map<string, string>> {
  const own = new Map<string, string>();
  if (titles.length === 0) return own;
  for (const { title, id } of await listProjects(db, userId, false)) {
    if (!own.has(title)) own.set(title, id);
  }

  return new Map(
    titles.flatMap((title) => {
      const id = own.get(title);

      return id === undefined ? [] : [[title, id]];
    }),
  );
}

/** The same, and the missing ones are made, as many as a writer can have; what finds no room has no id. */
export async function ensureProjects(
  tx: Db,
  userId: string,
  titles: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  if (titles.length === 0) return new Map();
  await lockProjects(tx, userId);
  const found = await findProjects(tx, userId, titles);
  const room = limits.projectsMax - (await listProjects(tx, userId, false)).length;
  for (const title of titles.filter((one) => !found.has(one)).slice(0, Math.max(0, room))) {
    const made = await insertProject(tx, {
      ...{ id: newId(), userId, title, description: '', phase: 'drafting' },
      ...{ archivedAt: null, createdAt: now, changedAt: now, deletedAt: null },
    });
    if (made !== undefined) found.set(title, made.id);
  }

  return found;
}

/** The titles of a writer's projects by id, removed ones as well. */
export async function readTitles(db: Db, userId: string): Promise<Map<string, string>> {
  return new Map((await listAll(db, userId)).map(({ id, title }) => [id, title]));
}
