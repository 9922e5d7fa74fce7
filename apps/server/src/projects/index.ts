import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { projects } from '@longhand/contract/projects';
import { after, day } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import { defineSlice } from '../platform/slice.ts';
import { projectHandlers } from './handlers.ts';
import { eraseAll, eraseRemoved, listAll, listOwnIds } from './queries.ts';

export { ensureProjects, findProjects, readTitles } from './by-title.ts';
export { countProjects, listFinished, listProjects } from './queries.ts';

/**
 * Keeps the works that texts, goals and progress belong to. A project that is removed takes nothing with it: what belonged to it
 * stays, and has it again when it is restored within 30 days. The projects of others do not exist for anybody.
 */
export const slice = defineSlice({
  name: 'projects',
  about: 'Works that texts, goals and progress belong to.',
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
      run: ({ db, clock }) => eraseRemoved(db, after(clock.now(), -limits.trashDays * day)),
    },
  ],
});

/** Refuses what would belong to a project that its writer does not have; null is no project. */
export async function demandProjects(
  db: Db,
  userId: string,
  ids: readonly (string | null)[],
): Promise<void> {
  const wanted = new Set(ids.filter((id) => id !== null));
  if (wanted.size === 0) return;
  const own = await listOwnIds(db, userId, [...wanted]);
  if (own.size < wanted.size) throw refuse('project_not_found');
}
