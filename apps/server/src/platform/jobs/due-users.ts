import { addMilliseconds, hour } from '../clock.ts';
import type { Services } from '../http/context.ts';

const batchSize = 100;

type DueWork = {
  /** Users whose work is due, longest overdue first. */
  listDue(now: Date, most: number): Promise<readonly string[]>;
  /** Does the work and sets the next time. */
  run(userId: string): Promise<unknown>;
  /** Sets the next time after a failure. */
  postpone(userId: string, until: Date): Promise<void>;
};

/** Does the work of all due users. A user whose work fails is logged, is due again in an hour, and delays nobody else. */
export async function runForDueUsers(
  { clock, log }: Pick<Services, 'clock' | 'log'>,
  work: DueWork,
): Promise<void> {
  const now = clock.now();
  const userIds = await work.listDue(now, batchSize);
  for (const userId of userIds) {
    try {
      await work.run(userId);
    } catch (error) {
      log.error({ err: error, userId }, 'The scheduled work of a user failed');
      await work.postpone(userId, addMilliseconds(now, hour));
    }
  }
  if (userIds.length === batchSize) await runForDueUsers({ clock, log }, work);
}
