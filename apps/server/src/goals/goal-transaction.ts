import { refuse } from '@longhand/contract/errors';
import type { Goal } from '@longhand/contract/goal-values';
import type { Db } from '../platform/db/db.ts';
import type { Caller, Context } from '../platform/http/context.ts';
import {
  enqueueAchievementCheck,
  enqueueAchievementChecks,
} from '../platform/jobs/achievement-check.ts';
import { publishLiveEvent, publishLiveEvents } from '../platform/live/signals.ts';
import type { Today } from './figures/figures.ts';
import { type LocalDay, localDayAt, weekStartOf } from './local-day.ts';
import { type GoalWithSums, listGoals, lockProgress, tryLockProgressOfUsers } from './queries.ts';
import { presentGoal } from './rules.ts';

/** The caller, and the one point in time that applies to the whole transaction. */
export type TransactionContext = { caller: Caller; now: Date; today: LocalDay; day: Today };

/** One user's part of a transaction. */
export type UserTransaction = { txContext: TransactionContext; services: Context<'user'> };

/** The caller's local day. */
export function todayOf({ clock, caller }: Pick<Context<'user'>, 'clock' | 'caller'>): Today {
  const { preferences } = caller;

  return { on: localDayAt(clock.now(), preferences), weekStart: weekStartOf(preferences) };
}

/**
 * Runs a change of the caller's goals or entries in a transaction that holds the user's lock; then queues the achievements job and notifies
 * open pages.
 */
export async function runGoalTransaction<T>(
  {
    db,
    clock,
    caller,
    jobs,
    reply,
  }: Pick<Context<'user'>, 'db' | 'clock' | 'caller' | 'jobs' | 'reply'>,
  run: (tx: Db, moment: TransactionContext) => Promise<T>,
): Promise<T> {
  const txContext = transactionContext(caller, clock.now());

  const { done, event } = await db.transaction(async (tx) => {
    await lockProgress(tx, caller.userId);

    const done = await run(tx, txContext);
    await enqueueAchievementCheck(tx, { jobs }, caller.userId);

    return { done, event: await publishGoalChange(tx, caller.userId, txContext.now) };
  });
  reply.setLiveEvent(event);

  return done;
}

/** Runs a change in one transaction and presents its goal with the figures of the day of that transaction. */
export function changeAndPresent(
  context: Context<'user'>,
  change: (tx: Db, txContext: TransactionContext) => Promise<GoalWithSums>,
): Promise<Goal> {
  return runGoalTransaction(context, async (tx, txContext) =>
    presentGoal(await change(tx, txContext), txContext.day),
  );
}

/** A goal of the user. Refuses other users' goals as not found. */
export async function ownGoal(
  db: Db,
  { userId, id, today }: { userId: string; id: string; today: Today },
): Promise<GoalWithSums> {
  const [goalWithSums] = await listGoals(db, userId, { today, ids: [id] });
  if (!goalWithSums) throw refuse('goal_not_found');

  return goalWithSums;
}

/**
 * Runs changes of several users in one transaction. Skips users whose progress is locked by another transaction, so that no user waits for
 * another.
 *
 * @returns the result, and the live event ID of each user that was not skipped
 */
export async function runGoalTransactions<T>(
  { db, clock, jobs }: Pick<Context<'user'>, 'db' | 'clock' | 'jobs'>,
  contexts: readonly Context<'user'>[],
  run: (tx: Db, transactions: readonly UserTransaction[]) => Promise<T>,
): Promise<{ done: T; events: ReadonlyMap<string, number> }> {
  const now = clock.now();

  return db.transaction(async (tx) => {
    const userIds = contexts.map(({ caller }) => caller.userId);
    const locked = await tryLockProgressOfUsers(tx, userIds);
    const transactions = contexts
      .filter(({ caller }) => locked.has(caller.userId))
      .map((services) => ({ services, txContext: transactionContext(services.caller, now) }));
    const done = await run(tx, transactions);
    if (locked.size === 0) return { done, events: new Map() };
    await enqueueAchievementChecks(tx, { jobs }, [...locked]);
    const events = await publishLiveEvents(tx, {
      userIds: [...locked],
      stale: [...staleQueries],
      now,
    });

    return { done, events };
  });
}

function transactionContext(caller: Caller, now: Date): TransactionContext {
  const day = todayOf({ clock: { now: () => now }, caller });

  return { caller, now, today: day.on, day };
}

/** Publishes that goals, entries or derived data have changed, and returns the event's number. */
export function publishGoalChange(tx: Db, userId: string, now: Date): Promise<number> {
  return publishLiveEvent(tx, { userId, stale: [...staleQueries], now });
}

/** Queries that depend on goals, entries or derived data. */
const staleQueries = ['goals', 'home', 'insights'] as const;
