import { refuse } from '@longhand/contract/errors';
import type { GoalStatus } from '@longhand/contract/goal-values';
import type { goals as contract } from '@longhand/contract/goals';
import { daysBetween } from '@longhand/goals/days';
import { goalSign } from '@longhand/goals/goal-plan';
import type { Db } from '../../platform/db/db.ts';
import type { Caller, Handlers } from '../../platform/http/context.ts';
import { requireProjects } from '../../projects/index.ts';
import { recountGoal } from '../days/day-queries.ts';
import { changeAndPresent, ownGoal, type TransactionContext } from '../goal-transaction.ts';
import { addDays, type LocalDay } from '../local-day.ts';
import {
  countActive,
  type EventRow,
  type GoalRow,
  insertEvent,
  listGoals,
  readLastEvent,
  updateGoal,
} from '../queries.ts';
import { updateStatusByTotal } from '../recalculate-goals.ts';
import { applyFieldsChange, hasScopeChanged, planAfter } from './plan-rules.ts';
import { nextGoalReminder, transitionTo } from './status.ts';

export const goalChangeHandlers: Pick<
  Handlers<typeof contract>,
  'change' | 'changeStatus' | 'remove' | 'undo'
> = {
  /** Changes a goal, unless it was changed since the caller read it. */
  change({ params: { id }, body: { version, ...change } }, context) {
    return changeAndPresent(context, async (tx, txContext) => {
      const goalKey = { userId: txContext.caller.userId, id, today: txContext.day };
      const { goal: before } = await ownGoal(tx, goalKey);
      if (before.version !== version) throw refuse('goal_changed');

      const fields = applyFieldsChange(before, change);
      const added = fields.projectIds.filter((one) => !before.projectIds.includes(one));
      await requireProjects(tx, goalKey.userId, added);
      const after = { ...before, ...fields, ...planAfter(before, fields, txContext.today) };
      await saveGoalUpdate(tx, { before, after, type: 'change' }, txContext);

      return ownGoal(tx, goalKey);
    });
  },

  /**
   * Changes a goal's status if the transition is allowed and, for activation, if the account's goal limit is not reached. The abandoned days
   * become a pause when a goal is resumed.
   */
  changeStatus({ params: { id }, body: { status, reason, note, version } }, context) {
    return changeAndPresent(context, async (tx, txContext) => {
      const { caller, today, day } = txContext;
      const goalKey = { userId: caller.userId, id, today: day };
      const { goal: before } = await ownGoal(tx, goalKey);
      const next = transitionTo(before, status, { today, reason, note });
      if (version !== undefined && before.version !== version) throw refuse('goal_changed');
      if (next.status === 'active') await refuseAboveLimit(tx, caller);

      const after = { ...before, ...next, ...pauseAfterResuming(before, status, today) };
      await saveGoalUpdate(tx, { before, after, type: 'status' }, txContext);

      return ownGoal(tx, goalKey);
    });
  },

  /** Moves a goal to the trash. Its entries stay, as do other goals that count them. */
  remove({ params: { id } }, context) {
    return changeAndPresent(context, async (tx, txContext) => {
      const goalKey = { userId: txContext.caller.userId, id, today: txContext.day };
      const goalWithSums = await ownGoal(tx, goalKey);
      const after = { ...goalWithSums.goal, deletedAt: txContext.now };

      return {
        ...goalWithSums,
        goal: await saveGoalUpdate(
          tx,
          { before: goalWithSums.goal, after, type: 'removed' },
          txContext,
        ),
      };
    });
  },

  /** Undoes the user's last change of a goal, unless something else has changed it since. */
  undo({ params: { id } }, context) {
    return changeAndPresent(context, async (tx, txContext) => {
      const { caller, day } = txContext;
      const goalKey = { userId: caller.userId, id, today: day };
      const [removed] = await listGoals(tx, goalKey.userId, {
        today: day,
        ids: [id],
        isRemoved: true,
      });
      const { goal: before } = removed ?? (await ownGoal(tx, goalKey));
      const last = await readLastEvent(tx, id);
      const isOwn = last?.actorId === caller.userId && last.version === before.version;
      if (!isOwn || last.type === 'created' || last.type === 'undone') {
        throw refuse('goal_nothing_to_undo');
      }

      const after: GoalRow = { ...before, ...last.before };
      const isActive = (goal: GoalRow) => goal.status === 'active' && goal.deletedAt === null;
      if (isActive(after) && !isActive(before)) await refuseAboveLimit(tx, caller);
      await saveGoalUpdate(tx, { before, after, type: 'undone' }, txContext);

      return ownGoal(tx, goalKey);
    });
  },
};

/** The pause from the day a goal was abandoned to the day before it was resumed. */
function pauseAfterResuming(
  { status, abandonedOn, pauses }: GoalRow,
  to: GoalStatus,
  today: LocalDay,
) {
  if (to !== 'active' || status !== 'abandoned' || abandonedOn === null) return {};
  if (daysBetween(abandonedOn, today) < 1) return {};
  const toOn = addDays(today, -1);

  return { pauses: [...pauses, { fromOn: abandonedOn, toOn, reason: 'set_aside' as const }] };
}

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

/** Refuses another active goal when the account has as many as its plan allows. */
export async function refuseAboveLimit(tx: Db, { userId, user }: Caller): Promise<void> {
  const limit = user.entitlements.activeGoals;
  if (limit !== null && (await countActive(tx, userId)) >= limit) {
    throw refuse('goal_limit', { details: { limit } });
  }
}
