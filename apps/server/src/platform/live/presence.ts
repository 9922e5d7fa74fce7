import { limits } from '@longhand/contract/limits';
import { addMilliseconds, minute, second } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Services } from '../http/context.ts';
import { listPresentSince, upsertPresence } from './queries.ts';

/** Stores that a user has an open page. A failure is only logged: the stream matters more. */
export async function recordPresence(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  userId: string,
): Promise<void> {
  const now = clock.now();
  const staleBefore = addMilliseconds(now, -minute);
  await upsertPresence(db, { userId, now, staleBefore }).catch((error: unknown) =>
    log.error({ err: error }, 'Presence could not be stored'),
  );
}

/** Which of the users have an open page on any node. */
export async function findPresentUsers(
  db: Db,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const since = addMilliseconds(now, -limits.presenceSeconds * second);

  return new Set(await listPresentSince(db, userIds, since));
}
