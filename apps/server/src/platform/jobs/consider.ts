import type { Db } from '../db/db.ts';
import type { Jobs } from './jobs.ts';

/** The job that reckons what a writer has earned; the slice `achievements` does it. */
export const considerAchievements = 'achievements-consider';

/**
 * To be called in the transaction of whatever moves a writer's work: entries, goals, sessions, texts. Without the commit
 * there is no job, and several that wait for one writer are one.
 */
export function considerWriter(tx: Db, { jobs }: { jobs: Jobs }, userId: string): Promise<void> {
  return jobs.enqueue(tx, considerAchievements, { userId }, { key: userId });
}

/** The same for several writers whose work one transaction moves. */
export function considerWriters(
  tx: Db,
  { jobs }: { jobs: Jobs },
  userIds: readonly string[],
): Promise<void> {
  const works = userIds.toSorted().map((userId) => ({ data: { userId }, key: userId }));

  return jobs.enqueueEach(tx, considerAchievements, works);
}
