import { limits } from '@longhand/contract/limits';
import { v7 as newId } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import { insertProject, listAll, listProjects, lockProjects } from './queries.ts';

/** Project IDs by title; the first in the list when two share a title. */
export async function findProjectsByTitle(
  db: Db,
  userId: string,
  titles: readonly string[],
): Promise<Map<string, string>> {
  const idsByTitle = new Map<string, string>();
  if (titles.length === 0) return idsByTitle;
  for (const { title, id } of await listProjects(db, userId, false)) {
    if (!idsByTitle.has(title)) idsByTitle.set(title, id);
  }

  return new Map(
    titles.flatMap((title) => {
      const id = idsByTitle.get(title);

      return id === undefined ? [] : [[title, id]];
    }),
  );
}

/** Finds projects by title and creates missing ones, up to the project limit; titles beyond it get no ID. */
export async function ensureProjects(
  tx: Db,
  userId: string,
  titles: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  if (titles.length === 0) return new Map();
  await lockProjects(tx, userId);
  const found = await findProjectsByTitle(tx, userId, titles);
  const room = limits.projectsMax - (await listProjects(tx, userId, false)).length;
  for (const title of titles.filter((one) => !found.has(one)).slice(0, Math.max(0, room))) {
    const created = await insertProject(tx, {
      ...{ id: newId(), userId, title, description: '', phase: 'drafting' },
      ...{ archivedAt: null, createdAt: now, changedAt: now, deletedAt: null },
    });
    if (created !== undefined) found.set(title, created.id);
  }

  return found;
}

/** Titles of the user's projects by ID, including removed ones. */
export async function readProjectTitles(db: Db, userId: string): Promise<Map<string, string>> {
  return new Map((await listAll(db, userId)).map(({ id, title }) => [id, title]));
}
