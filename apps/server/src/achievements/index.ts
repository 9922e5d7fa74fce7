import { achievements } from '@longhand/contract/achievements';
import { considerAchievements } from '../platform/jobs/consider.ts';
import { defineSlice } from '../platform/slice.ts';
import { award } from './award.ts';
import { achievementHandlers } from './handlers.ts';
import { eraseAchievements, listEarned, readValues } from './queries.ts';

export { glance } from './glance.ts';

/**
 * What writers have earned, by criteria that everybody can read. Whatever moves a writer's work leaves a job in its own
 * transaction; here it is reckoned what that earned, once for each tier. Nothing is taken back by a recount but a slip of the
 * same day. It refuses nobody who is signed in, and nobody sees what another has earned.
 */
export const slice = defineSlice({
  name: 'achievements',
  about: 'What was earned, by public criteria, once.',
  endpoints: achievements,
  handlers: achievementHandlers,
  personal: {
    exportOf: async (db, userId) => ({
      earned: await listEarned(db, userId),
      progress: await readValues(db, userId),
    }),
    erase: eraseAchievements,
  },
  jobs: [
    {
      name: considerAchievements,
      isMerged: true,
      run: (services, data) =>
        data?.['userId'] === undefined ? Promise.resolve() : award(services, data['userId']),
    },
  ],
});
