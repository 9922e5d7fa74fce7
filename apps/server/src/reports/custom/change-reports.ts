import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { publishLiveEvent } from '../../platform/live/signals.ts';

/** Runs a change in a transaction and tells the user’s other pages about it. */
export function changeReports<Result>(
  { db, clock, caller: { userId }, reply }: Context<'user'>,
  change: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const result = await change(tx);
    const now = clock.now();
    reply.setLiveEvent(await publishLiveEvent(tx, { userId, stale: ['reports'], now }));

    return result;
  });
}
