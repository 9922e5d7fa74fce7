import type { Services } from '../../platform/http/context.ts';
import { lockProgress } from '../queries.ts';
import {
  finishRecount,
  listRequestedRecounts,
  recountStatistics,
  requestRecounts,
} from './recount-queries.ts';

const batchSize = 50;

/** Recounts the statistics of users for whom it was requested, one transaction each. */
export async function runRequestedRecounts({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (;;) {
    const userIds = await listRequestedRecounts(db, batchSize);
    for (const userId of userIds) {
      const now = clock.now();
      await db.transaction(async (tx) => {
        await lockProgress(tx, userId);
        await recountStatistics(tx, userId);
        await finishRecount(tx, userId, now);
      });
    }
    if (userIds.length < batchSize) return;
  }
}

/** Recounts the statistics of all users, and returns how many users there are. */
export async function recountAllStatistics(
  services: Pick<Services, 'db' | 'clock'>,
): Promise<number> {
  const users = await requestRecounts(services.db, services.clock.now());
  await runRequestedRecounts(services);

  return users;
}
