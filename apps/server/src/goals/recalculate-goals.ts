import { goalSign } from '@longhand/goals/goal-plan';
import { notify } from '../notifications/index.ts';
import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import { applyDayDeltas, dayDeltasOf, type EntryChange } from './day-deltas.ts';
import { readCrossingDay } from './days/day-queries.ts';
import { type Entry, isCounted } from './entries/entry-rules.ts';
import type { TransactionContext, UserTransaction } from './goal-transaction.ts';
import { nextGoalReminder, pickGoalState, statusAfterTotalChange } from './lifecycle/status.ts';
import { listMilestonesOf, type MilestoneRow } from './milestones/queries.ts';
import {
  hasMilestoneChange,
  notifyMilestones,
  type ReachedMilestone,
  recalculateMilestones,
} from './milestones/recalculate-milestones.ts';
import {
  type GoalRow,
  insertEvent,
  listGoalRowsOfUsers,
  type MilestoneState,
  updateGoal,
} from './queries.ts';
import { applyStatisticDeltas } from './statistics/recount-queries.ts';
import { statisticDeltasOf } from './statistics/statistic-deltas.ts';

type EntryUpdate = { before: Entry | undefined; after: Entry };

/** Entries that changed in one user's part of a transaction. */
export type TransactionChanges = { transaction: UserTransaction; entries: readonly EntryUpdate[] };

type AffectedGoal = { goal: GoalRow; marks: readonly MilestoneState[]; totalChange: number };

/**
 * Updates the daily totals of users and of the goals that count a changed entry, and completes or reopens goals whose totals crossed their
 * target.
 */
export async function recalculateAfterEntries(
  tx: Db,
  changes: readonly TransactionChanges[],
): Promise<void> {
  const nonEmpty = changes.filter(({ entries }) => entries.length > 0);
  if (nonEmpty.length === 0) return;
  const affected = await applyToAffectedGoals(
    tx,
    nonEmpty.map(({ transaction, entries }) => ({
      userId: transaction.txContext.caller.userId,
      changes: entries.flatMap(({ before, after }): EntryChange[] => [
        ...(before && before.deletedAt === null ? [{ entry: before, sign: -1 as const }] : []),
        ...(after.deletedAt === null ? [{ entry: after, sign: 1 as const }] : []),
      ]),
    })),
  );
  const milestones = await listMilestonesOf(
    tx,
    affected
      .filter(({ goal, marks }) => hasMilestoneChange(marks, goal))
      .map(({ goal }) => goal.id),
  );
  for (const { transaction } of nonEmpty) {
    const { userId } = transaction.txContext.caller;
    const own = affected.filter(({ goal }) => goal.userId === userId);
    await recalculateGoals(tx, { affected: own, milestones }, transaction);
  }
}

/** Updates the status and milestones of one user's affected goals and sends the notifications. */
async function recalculateGoals(
  tx: Db,
  {
    affected,
    milestones,
  }: { affected: readonly AffectedGoal[]; milestones: readonly MilestoneRow[] },
  { txContext, services }: UserTransaction,
): Promise<void> {
  const reachedMilestones: ReachedMilestone[] = [];
  for (const { goal, totalChange } of affected) {
    const recalculated = await updateStatusByTotal(
      tx,
      goal,
      goalSign(goal) * totalChange,
      txContext,
    );
    const own = milestones.filter(({ goalId }) => goalId === goal.id);
    reachedMilestones.push(
      ...(await recalculateMilestones(tx, { goal: recalculated, milestones: own }, txContext)),
    );
    if (recalculated.status === 'completed' && goal.status === 'active') {
      await notifyGoalReached(tx, recalculated, services);
    }
  }
  await notifyMilestones(
    tx,
    { userId: txContext.caller.userId, passed: reachedMilestones },
    services,
  );
}

/**
 * Applies entry changes to the daily totals of users and of their goals that count at least one of the entries.
 *
 * @returns the affected goals with their new amounts, and by how much each total changed
 */
export async function applyToAffectedGoals(
  tx: Db,
  users: readonly { userId: string; changes: readonly EntryChange[] }[],
): Promise<AffectedGoal[]> {
  const changesOf = new Map(users.map(({ userId, changes }) => [userId, changes]));
  await applyStatisticDeltas(
    tx,
    users.map(({ userId, changes }) => ({ userId, ...statisticDeltasOf(changes) })),
  );
  const affected = (await listGoalRowsOfUsers(tx, [...changesOf.keys()]))
    .map(({ goal, marks }) => {
      const changes = changesOf.get(goal.userId) ?? [];

      return {
        goal,
        marks,
        deltas: dayDeltasOf(changes.filter(({ entry }) => isCounted(goal, entry))),
      };
    })
    .filter(({ deltas }) => deltas.length > 0);
  await applyDayDeltas(
    tx,
    users.map(({ userId, changes }) => ({
      userId,
      deltas: dayDeltasOf(changes),
      goals: affected
        .filter(({ goal }) => goal.userId === userId)
        .map(({ goal, deltas }) => ({ goalId: goal.id, deltas })),
    })),
  );

  return affected.map(({ goal, marks, deltas }) => {
    const totalChange = deltas.reduce((sum, { amount }) => sum + amount, 0);

    return {
      goal: { ...goal, countedAmount: goal.countedAmount + totalChange },
      marks,
      totalChange,
    };
  });
}

/** Sent once per goal and target, even if the goal is reopened and reaches the target again. */
function notifyGoalReached(tx: Db, goal: GoalRow, services: Context<'user'>): Promise<void> {
  const { id, userId, title, measure, unit, targetAmount: amount } = goal;

  return notify(tx, services, {
    userId,
    kind: 'goal_reached',
    params: { title, amount, measure, unit },
    object: { type: 'goal', id },
    about: `${id} ${amount}`,
  });
}

/**
 * Completes or reopens a target whose total changed, and stores the event.
 *
 * @param goal with its current counted amount
 * @param totalChange by how much the distance to the target has shrunk
 * @returns the goal with its new status
 */
export async function updateStatusByTotal(
  tx: Db,
  goal: GoalRow,
  totalChange: number,
  { caller, today, now }: TransactionContext,
): Promise<GoalRow> {
  if (goal.kind !== 'target') return goal;
  const sign = goalSign(goal);
  const after = goal.startAmount + goal.countedAmount;
  const distance = goal.targetAmount - goal.startAmount;
  const next = await statusAfterTotalChange(
    goal,
    { target: sign * goal.targetAmount, before: sign * after - totalChange, after: sign * after },
    async () => (await readCrossingDay(tx, goal.id, distance)) ?? today,
  );
  if (!next) return goal;

  const version = goal.version + 1;
  const changedGoal = { ...goal, ...next };
  const remindNext = nextGoalReminder(changedGoal, caller.preferences.timeZone, now);
  const recalculated = { ...changedGoal, remindNext, version, updatedAt: now };
  await updateGoal(tx, recalculated);
  await insertEvent(tx, {
    goalId: goal.id,
    at: now,
    actorId: null,
    type: 'status',
    fromStatus: goal.status,
    toStatus: next.status,
    version,
    before: pickGoalState(goal),
    data: { target: goal.targetAmount, before: after - sign * totalChange, after },
  });

  return recalculated;
}
