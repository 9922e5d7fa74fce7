import type { Received } from '@longhand/contract/endpoint';
import { refuse } from '@longhand/contract/errors';
import type { goalMilestones, Milestone } from '@longhand/contract/goals-milestones';
import { limits } from '@longhand/contract/limits';
import { directionOf } from '@longhand/goals/goal-plan';
import type { Db } from '../../platform/db/db.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { ownGoal } from '../goal-life.ts';
import { inTurn, todayOf } from '../in-turn.ts';
import { presentRemoved } from '../present.ts';
import { type GoalRow, listGoals } from '../queries.ts';
import { inOrder, presentMilestone } from './present.ts';
import {
  countOthers,
  isTaken,
  listOf,
  listRemovedMilestones,
  type MilestoneRow,
  readMilestone,
  seeReached,
  upsertMilestone,
} from './queries.ts';
import { amountOf, isReachedBy } from './rules.ts';

export const milestoneHandlers: Handlers<typeof goalMilestones> = {
  async listMilestones(_, context) {
    const today = todayOf(context);

    return { on: today.on, items: await listMilestones(context) };
  },

  saveMilestone: ({ params, body }, context) => saveMilestone(params.id, body, context),

  reachMilestone({ params: { id }, body: { isReached } }, context) {
    return inTurn(context, async (tx, { caller: { userId }, today, day, now }) => {
      const before = await ownMilestone(tx, { userId, id });
      if (before.kind !== 'own') throw refuse('milestone_not_found');
      const reachedOn = isReached ? (before.reachedOn ?? today) : null;
      const row = { ...before, reachedOn, seenAt: isReached ? now : null };
      await upsertMilestone(tx, row);

      return presentMilestone(row, await ownGoal(tx, { userId, id: row.goalId, today: day }), day);
    });
  },

  seeMilestones(_, context) {
    return inTurn(context, async (tx, { caller, now }) => {
      await seeReached(tx, caller.userId, now);

      return { success: true };
    });
  },

  removeMilestone({ params: { id } }, context) {
    return inTurn(context, async (tx, { caller: { userId }, now }) => {
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
    return inTurn(context, async (tx, { caller: { userId }, today, day, now }) => {
      const before = await readMilestone(tx, { userId, id });
      if (before === undefined) throw refuse('milestone_not_found');
      const held = await ownGoal(tx, { userId, id: before.goalId, today: day });
      if (before.deletedAt === null) return presentMilestone(before, held, day);
      const others = await countOthers(tx, { goalId: before.goalId, id });
      if (others >= limits.milestonesOfGoal) throw refuse('milestone_limit');

      const reached = reachedOn(before, held.goal, { before, today });
      const seenAt = reached === null ? null : (before.seenAt ?? now);
      const row = { ...before, reachedOn: reached, seenAt, deletedAt: null };
      await upsertMilestone(tx, row);

      return presentMilestone(row, held, day);
    });
  },
};

/** Milestones with their goals as they stand; those of archived goals are left out. */
async function presentAll(rows: readonly MilestoneRow[], context: Context<'user'>) {
  const today = todayOf(context);
  const ids = [...new Set(rows.map(({ goalId }) => goalId))];
  if (ids.length === 0) return [];
  const held = await listGoals(context.db, context.caller.userId, { today, ids });
  const byId = new Map(held.map((one) => [one.goal.id, one]));

  return rows.flatMap((row) => {
    const goal = byId.get(row.goalId);
    if (goal === undefined || goal.goal.status === 'archived') return [];

    return [{ ...presentMilestone(row, goal, today), deletedAt: row.deletedAt }];
  });
}

/** The milestones of the caller, in order. */
async function listMilestones(context: Context<'user'>): Promise<Milestone[]> {
  const { db, caller } = context;
  const today = todayOf(context);
  const held = await listGoals(db, caller.userId, {
    today,
    statuses: ['active', 'completed', 'abandoned'],
  });
  const byId = new Map(held.map((one) => [one.goal.id, one]));
  const rows = await listOf(db, [...byId.keys()]);

  return inOrder(
    rows.flatMap((row) => {
      const goal = byId.get(row.goalId);

      return goal === undefined ? [] : [presentMilestone(row, goal, today)];
    }),
  );
}

type Saved = Received<(typeof goalMilestones)['saveMilestone']>['body'];
type Decided = Pick<Saved, 'kind' | 'value'>;

function saveMilestone(id: string, body: Saved, context: Context<'user'>): Promise<Milestone> {
  return inTurn(context, async (tx, { caller: { userId }, now, day }) => {
    const held = await ownGoal(tx, { userId, id: body.goalId, today: day });
    const before = await readMilestone(tx, { userId, id });
    if (before === undefined && (await isTaken(tx, id))) throw refuse('goal_not_found');
    const others = await countOthers(tx, { goalId: body.goalId, id });
    if (others >= limits.milestonesOfGoal) throw refuse('milestone_limit');

    const row = {
      ...{ id, ...body, createdAt: before?.createdAt ?? now, seenAt: before?.seenAt ?? null },
      reachedOn: reachedOn(body, held.goal, { before, today: day.on }),
      deletedAt: null,
    };
    const seenAt = row.reachedOn === null ? null : (row.seenAt ?? now); // what lay behind is no news
    await upsertMilestone(tx, { ...row, seenAt });

    return presentMilestone({ ...row, seenAt }, held, day);
  });
}

/** Since when it is reached, as the goal stands. */
function reachedOn(
  body: Decided,
  goal: GoalRow,
  { before, today }: { before: MilestoneRow | undefined; today: string },
): string | null {
  const amount = amountOf(body, goal);
  if (amount === null) return body.kind === 'own' ? (before?.reachedOn ?? null) : null;
  const total = goal.startAmount + goal.countedAmount;

  return isReachedBy(total, amount, directionOf(goal)) ? (before?.reachedOn ?? today) : null;
}

async function ownMilestone(tx: Db, own: { userId: string; id: string }): Promise<MilestoneRow> {
  const row = await readMilestone(tx, own);
  if (row === undefined || row.deletedAt !== null) throw refuse('milestone_not_found');

  return row;
}
