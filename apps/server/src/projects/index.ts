import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { projects } from '@longhand/contract/projects';
import { addMilliseconds, day } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import { defineSlice } from '../platform/slice.ts';
import { projectHandlers } from './handlers.ts';
import { eraseAll, eraseRemoved, listAll, listOwnProjectIds } from './queries.ts';

export { ensureProjects, findProjectsByTitle, readProjectTitles } from './projects-by-title.ts';
export { countProjects, listFinishedProjectIds, listProjects } from './queries.ts';

/**
 * Projects that texts, goals and progress belong to. Removing a project removes nothing else: its contents stay, and belong to it again
 * when it is restored within 30 days. Other users' projects are reported as not found.
 */
export const slice = defineSlice({
  name: 'projects',
  about: 'Projects that texts, goals and progress belong to.',
  endpoints: projects,
  handlers: projectHandlers,
  personal: {
    exportOf: async (db, userId) => ({ projects: await listAll(db, userId) }),
    erase: eraseAll,
  },
  jobs: [
    {
      name: 'projects-erase-removed',
      cron: '27 3 * * *',
      run: ({ db, clock }) =>
        eraseRemoved(db, addMilliseconds(clock.now(), -limits.trashDays * day)),
    },
  ],
});

/** Refuses IDs of projects that the user does not have; null means no project. */
export async function requireProjects(
  db: Db,
  userId: string,
  ids: readonly (string | null)[],
): Promise<void> {
  const wanted = new Set(ids.filter((id) => id !== null));
  if (wanted.size === 0) return;
  const ownIds = await listOwnProjectIds(db, userId, [...wanted]);
  if (ownIds.size < wanted.size) throw refuse('project_not_found');
}
