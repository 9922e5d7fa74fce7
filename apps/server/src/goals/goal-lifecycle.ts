import { refuse } from '@longhand/contract/errors';
import type { AbandonReason, Goal, GoalStatus } from '@longhand/contract/goal-values';
import { daysBetween } from '@longhand/goals/days';
import type { Db } from '../platform/db/db.ts';
import type { Caller, Context } from '../platform/http/context.ts';
import { requireProjects } from '../projects/index.ts';
import { recountGoal } from './days/day-queries.ts';
import type { Today } from './figures/figures.ts';
import { runGoalTransaction, type TransactionContext } from './goal-transaction.ts';
import {
  applyFieldsChange,
  type GoalFields,
  type GoalFieldsChange,
  hasPlanChanged,
  hasScopeChanged,
} from './lifecycle/plan-rules.ts';
import { nextReminder } from './lifecycle/reminder.ts';
import { distanceToTarget, saveGoalUpdate } from './lifecycle/save-goal-update.ts';
import { activeState, transitionTo } from './lifecycle/status.ts';
import { addDays, type LocalDay } from './local-day.ts';
import { insertQuarterMilestones } from './milestones/queries.ts';
import { presentGoal } from './present.ts';
import {
  countActive,
  type GoalRow,
  type GoalWithSums,
  insertEvent,
  insertGoal,
  listGoals,
  readLastEvent,
} from './queries.ts';
import { updateStatusByTotal } from './recalculate-goals.ts';

type NewGoal = GoalFields & { successorOf: string | null };

/** Creates a goal. It is completed at once when its start amount or earlier entries already reach the target. */
export function createGoal(body: NewGoal, context: Context<'user'>): Promise<Goal> {
  return changeAndPresent(context, async (tx, txContext) => {
    const { caller, now, day } = txContext;
    const { userId } = caller;
    await refuseAboveLimit(tx, caller);
    const { successorOf, ...fields } = body;
    if (successorOf !== null) await ownGoal(tx, { userId, id: successorOf, today: day });

    const plan = applyFieldsChange(fields, {});
    await requireProjects(tx, userId, plan.projectIds);
    const goal = await insertGoal(tx, {
      ...plan,
      ...activeState,
      ...freshPlan(plan),
      successorOf,
      userId,
      missChoice: null,
      countedAmount: 0,
      remindNext: nextReminder(plan.remindAt, caller.preferences.timeZone, now),
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
    await insertEvent(tx, {
      goalId: goal.id,
      at: now,
      actorId: userId,
      type: 'created',
      fromStatus: null,
      toStatus: 'active',
      version: 1,
      before: {},
      data: {},
    });
    if (goal.kind === 'target') await insertQuarterMilestones(tx, goal.id, now);
    const counted = { ...goal, countedAmount: await recountGoal(tx, goal.id) };
    await updateStatusByTotal(tx, counted, 1 - Math.min(0, distanceToTarget(counted)), txContext);

    return ownGoal(tx, { userId, id: goal.id, today: day });
  });
}

/** Changes a goal, unless it was changed since the caller read it. */
export function changeGoal(
  id: string,
  { version, ...change }: GoalFieldsChange & { version: number },
  context: Context<'user'>,
): Promise<Goal> {
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
}

/** A plan from the first day on. */
function freshPlan({ startOn, startAmount }: GoalFields) {
  return { planOn: startOn, planAmount: startAmount, missesFrom: startOn };
}

/** Changing the plan also acknowledges missed days. When the start or the scope changes, the plan starts anew. */
function planAfter(before: GoalRow, fields: GoalFields, today: LocalDay) {
  if (!hasPlanChanged(before, fields)) return {};
  const missesFrom = today > fields.startOn ? today : fields.startOn;
  const isMoved = fields.startAmount !== before.startAmount || hasScopeChanged(before, fields);
  const isOutside = fields.endOn !== null && before.planOn > fields.endOn;

  return { ...(isMoved || isOutside ? freshPlan(fields) : {}), missesFrom };
}

type StatusRequest = {
  status: GoalStatus;
  reason: AbandonReason | null;
  note: string;
  version?: number | undefined;
};

/**
 * Changes a goal's status if the transition is allowed and, for activation, if the account's goal limit is not reached. The abandoned days
 * become a pause when a goal is resumed.
 */
export function changeStatus(
  id: string,
  { status, reason, note, version }: StatusRequest,
  context: Context<'user'>,
): Promise<Goal> {
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
}

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

/** Moves a goal to the trash. Its entries stay, as do other goals that count them. */
export function removeGoal(id: string, context: Context<'user'>): Promise<Goal> {
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
}

/** Undoes the user's last change of a goal, unless something else has changed it since. */
export function undoLastChange(id: string, context: Context<'user'>): Promise<Goal> {
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

async function refuseAboveLimit(tx: Db, { userId, user }: Caller): Promise<void> {
  const limit = user.entitlements.activeGoals;
  if (limit !== null && (await countActive(tx, userId)) >= limit) {
    throw refuse('goal_limit', { details: { limit } });
  }
}
