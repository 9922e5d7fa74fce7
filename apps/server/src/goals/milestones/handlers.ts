import type { HandlerInput } from '@longhand/contract/endpoint';
import { refuse } from '@longhand/contract/errors';
import type { goalMilestones, Milestone } from '@longhand/contract/goals-milestones';
import { limits } from '@longhand/contract/limits';
import { goalSign } from '@longhand/goals/goal-plan';
import type { Db } from '../../platform/db/db.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { ownGoal, runGoalTransaction, todayOf } from '../goal-transaction.ts';
import { presentRemoved } from '../present.ts';
import { type GoalRow, listGoals } from '../queries.ts';
import { presentMilestone, sortMilestones } from './present.ts';
import {
  countOtherMilestones,
  isMilestoneIdTaken,
  listMilestonesOf,
  listRemovedMilestones,
  type MilestoneRow,
  markReachedAsSeen,
  readMilestone,
  upsertMilestone,
} from './queries.ts';
import { isReachedBy, milestoneAmount } from './rules.ts';

export const milestoneHandlers: Handlers<typeof goalMilestones> = {
  async listMilestones(_, context) {
    const today = todayOf(context);

    return { on: today.on, items: await listMilestones(context) };
  },

  saveMilestone: ({ params, body }, context) => saveMilestone(params.id, body, context),

  setMilestoneReached({ params: { id }, body: { isReached } }, context) {
    return runGoalTransaction(context, async (tx, { caller: { userId }, today, day, now }) => {
      const before = await ownMilestone(tx, { userId, id });
      if (before.kind !== 'own') throw refuse('milestone_not_found');
      const reachedOn = isReached ? (before.reachedOn ?? today) : null;
      const row = { ...before, reachedOn, seenAt: isReached ? now : null };
      await upsertMilestone(tx, row);

      return presentMilestone(row, await ownGoal(tx, { userId, id: row.goalId, today: day }), day);
    });
  },

  markMilestonesSeen(_, context) {
    return runGoalTransaction(context, async (tx, { caller, now }) => {
      await markReachedAsSeen(tx, caller.userId, now);

      return { success: true };
    });
  },

  removeMilestone({ params: { id } }, context) {
    return runGoalTransaction(context, async (tx, { caller: { userId }, now }) => {
      const row = await ownMilestone(tx, { userId, id });
      await upsertMilestone(tx, { ...row, deletedAt: now });

      return { success: true };
    });
  },

  async listRemovedMilestones(_, context) {
    const { db, caller } = context;
    const rows = await listRemovedMilestones(db, caller.userId);

    return { items: presentRemoved(await presentAll(rows, context)) };
  },

  restoreMilestone({ params: { id } }, context) {
    return runGoalTransaction(context, async (tx, { caller: { userId }, today, day, now }) => {
      const before = await readMilestone(tx, { userId, id });
      if (before === undefined) throw refuse('milestone_not_found');
      const goalWithSums = await ownGoal(tx, { userId, id: before.goalId, today: day });
      if (before.deletedAt === null) return presentMilestone(before, goalWithSums, day);
      const others = await countOtherMilestones(tx, { goalId: before.goalId, id });
      if (others >= limits.milestonesPerGoalMax) throw refuse('milestone_limit');

      const reached = reachedDay(before, goalWithSums.goal, { before, today });
      const seenAt = reached === null ? null : (before.seenAt ?? now);
      const row = { ...before, reachedOn: reached, seenAt, deletedAt: null };
      await upsertMilestone(tx, row);

      return presentMilestone(row, goalWithSums, day);
    });
  },
};

/** Milestones with the current state of their goals, without those of archived goals. */
async function presentAll(rows: readonly MilestoneRow[], context: Context<'user'>) {
  const today = todayOf(context);
  const ids = [...new Set(rows.map(({ goalId }) => goalId))];
  if (ids.length === 0) return [];
  const goalsWithSums = await listGoals(context.db, context.caller.userId, { today, ids });
  const byId = new Map(goalsWithSums.map((one) => [one.goal.id, one]));

  return rows.flatMap((row) => {
    const goal = byId.get(row.goalId);
    if (goal === undefined || goal.goal.status === 'archived') return [];

    return [{ ...presentMilestone(row, goal, today), deletedAt: row.deletedAt }];
  });
}

/** The caller's milestones, sorted for display. */
async function listMilestones(context: Context<'user'>): Promise<Milestone[]> {
  const { db, caller } = context;
  const today = todayOf(context);
  const goalsWithSums = await listGoals(db, caller.userId, {
    today,
    statuses: ['active', 'completed', 'abandoned'],
  });
  const byId = new Map(goalsWithSums.map((one) => [one.goal.id, one]));
  const rows = await listMilestonesOf(db, [...byId.keys()]);

  return sortMilestones(
    rows.flatMap((row) => {
      const goal = byId.get(row.goalId);

      return goal === undefined ? [] : [presentMilestone(row, goal, today)];
    }),
  );
}

type MilestoneBody = HandlerInput<(typeof goalMilestones)['saveMilestone']>['body'];
type MilestoneTarget = Pick<MilestoneBody, 'kind' | 'value'>;

function saveMilestone(
  id: string,
  body: MilestoneBody,
  context: Context<'user'>,
): Promise<Milestone> {
  return runGoalTransaction(context, async (tx, { caller: { userId }, now, day }) => {
    const goalWithSums = await ownGoal(tx, { userId, id: body.goalId, today: day });
    const before = await readMilestone(tx, { userId, id });
    if (before === undefined && (await isMilestoneIdTaken(tx, id))) throw refuse('goal_not_found');
    const others = await countOtherMilestones(tx, { goalId: body.goalId, id });
    if (others >= limits.milestonesPerGoalMax) throw refuse('milestone_limit');

    const row = {
      ...{ id, ...body, createdAt: before?.createdAt ?? now, seenAt: before?.seenAt ?? null },
      reachedOn: reachedDay(body, goalWithSums.goal, { before, today: day.on }),
      deletedAt: null,
    };
    const seenAt = row.reachedOn === null ? null : (row.seenAt ?? now); // already reached when saved: not new to the user
    await upsertMilestone(tx, { ...row, seenAt });

    return presentMilestone({ ...row, seenAt }, goalWithSums, day);
  });
}

/** The day on which the milestone was reached, for the goal's current total. */
function reachedDay(
  body: MilestoneTarget,
  goal: GoalRow,
  { before, today }: { before: MilestoneRow | undefined; today: string },
): string | null {
  const amount = milestoneAmount(body, goal);
  if (amount === null) return body.kind === 'own' ? (before?.reachedOn ?? null) : null;
  const total = goal.startAmount + goal.countedAmount;

  return isReachedBy(total, amount, goalSign(goal)) ? (before?.reachedOn ?? today) : null;
}

async function ownMilestone(tx: Db, own: { userId: string; id: string }): Promise<MilestoneRow> {
  const row = await readMilestone(tx, own);
  if (row === undefined || row.deletedAt !== null) throw refuse('milestone_not_found');

  return row;
}
