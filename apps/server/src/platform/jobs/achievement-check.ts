import type { Db } from '../db/db.ts';
import type { Jobs } from './jobs.ts';

/** Name of the job that evaluates a user's achievements; implemented by the slice `achievements`. */
export const achievementCheckJob = 'achievements-consider';

/**
 * Enqueues an achievement check. Call it in the transaction that changes entries, goals, sessions or texts: without the commit there is no
 * job. Queued jobs of one user are merged.
 */
export function enqueueAchievementCheck(
  tx: Db,
  { jobs }: { jobs: Jobs },
  userId: string,
): Promise<void> {
  return jobs.enqueue(tx, achievementCheckJob, { userId }, { key: userId });
}

/** Enqueues achievement checks for several users. */
export function enqueueAchievementChecks(
  tx: Db,
  { jobs }: { jobs: Jobs },
  userIds: readonly string[],
): Promise<void> {
  const keyedJobs = userIds.toSorted().map((userId) => ({ data: { userId }, key: userId }));

  return jobs.enqueueEach(tx, achievementCheckJob, keyedJobs);
}
