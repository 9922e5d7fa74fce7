import { achievements } from '@longhand/contract/achievements';
import { achievementCheckJob } from '../platform/jobs/achievement-check.ts';
import { defineSlice } from '../platform/slice.ts';
import { awardAchievements } from './award.ts';
import { achievementHandlers } from './handlers.ts';
import { eraseAchievements, listEarned, readValues } from './queries.ts';

export { listEarnedBetween } from './queries.ts';
export { readNearAchievements } from './summary.ts';

/**
 * Achievements that users earn by public criteria. A change of a user's work queues a job in its own transaction; the job recalculates
 * achievements and awards each tier once. A recount revokes a tier only when it was earned within the last day, as a correction.
 * Achievements are visible to their owner only.
 */
export const slice = defineSlice({
  name: 'achievements',
  about: 'Achievements that are earned once, by public criteria.',
  endpoints: achievements,
  handlers: achievementHandlers,
  notifications: ['achievement'],
  personal: {
    exportOf: async (db, userId) => ({
      earned: await listEarned(db, userId),
      progress: await readValues(db, userId),
    }),
    erase: eraseAchievements,
  },
  jobs: [
    {
      name: achievementCheckJob,
      isDeduplicated: true,
      run: (services, data) =>
        data?.['userId'] === undefined
          ? Promise.resolve()
          : awardAchievements(services, data['userId']),
    },
  ],
});
