import { goalSign } from '@longhand/goals/goal-plan';
import type { Db } from '../../platform/db/db.ts';
import { recountGoal } from '../days/day-queries.ts';
import type { TransactionContext } from '../goal-transaction.ts';
import { type EventRow, type GoalRow, insertEvent, updateGoal } from '../queries.ts';
import { updateStatusByTotal } from '../recalculate-goals.ts';
import { hasScopeChanged } from './plan-rules.ts';
import { nextGoalReminder } from './reminder.ts';

type GoalUpdate = {
  before: GoalRow;
  after: GoalRow;
  type: EventRow['type'];
  data?: Record<string, unknown>;
};

/**
 * Saves a user's change of a goal with the event that allows undoing it. Recounts the goal when its scope changed, and updates its status
 * when the target moved across the total.
 */
export async function saveGoalUpdate(
  tx: Db,
  { before, after, type, data = {} }: GoalUpdate,
  txContext: TransactionContext,
): Promise<GoalRow> {
  const { caller, now } = txContext;
  const { timeZone } = caller.preferences;
  const goal = {
    ...after,
    remindNext: nextGoalReminder(after, timeZone, now),
    version: before.version + 1,
    updatedAt: now,
  };
  await updateGoal(tx, goal);
  await insertEvent(tx, {
    goalId: goal.id,
    at: now,
    actorId: caller.userId,
    type,
    fromStatus: type === 'created' ? null : before.status,
    toStatus: goal.status,
    version: goal.version,
    before: changedColumns(before, after),
    data,
  });
  const isRestored = before.deletedAt !== null && after.deletedAt === null;
  if (
    !isRestored &&
    !hasScopeChanged(before, after) &&
    distanceToTarget(before) === distanceToTarget(after)
  ) {
    return goal;
  }
  const countedAmount = await recountGoal(tx, goal.id);
  const counted = { ...goal, countedAmount };
  if (type === 'undone') return counted;

  return updateStatusByTotal(
    tx,
    counted,
    distanceToTarget(before) - distanceToTarget(counted),
    txContext,
  );
}

/** Remaining amount to the target; zero or negative when it is reached. */
export function distanceToTarget(goal: GoalRow): number {
  return goalSign(goal) * (goal.targetAmount - goal.startAmount - goal.countedAmount);
}

/** Columns that undo does not restore: identity, and changes made since. */
const notUndone: ReadonlySet<string> = new Set([
  'id',
  'userId',
  'version',
  'createdAt',
  'updatedAt',
  'countedAmount',
  'remindNext',
]);

/** The previous values of the columns that differ. */
function changedColumns(before: GoalRow, after: GoalRow): Record<string, unknown> {
  const now = new Map<string, unknown>(Object.entries(after));

  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) =>
        !notUndone.has(name) && JSON.stringify(value) !== JSON.stringify(now.get(name)),
    ),
  );
}
