import type { Db } from '../platform/db/db.ts';
import type { Caller, Context } from '../platform/http/context.ts';
import { type LocalDay, localDayAt } from './local-day.ts';
import { lockProgress } from './queries.ts';

/** The one moment at which everything of a change happens. */
export type Moment = { caller: Caller; now: Date; today: LocalDay };

/** Runs after everything else this writer does to goals and entries, in one transaction. */
export function inTurn<T>(
  { db, clock, caller }: Context<'user'>,
  act: (tx: Db, moment: Moment) => Promise<T>,
): Promise<T> {
  const now = clock.now();
  const today = localDayAt(now, caller.preferences);

  return db.transaction(async (tx) => {
    await lockProgress(tx, caller.userId);

    return act(tx, { caller, now, today });
  });
}
