import { refuse } from '@longhand/contract/errors';
import type { GoalStatus } from '@longhand/contract/goals';
import type { Db } from '../platform/db/db.ts';
import type { Caller, Context } from '../platform/http/context.ts';
import { followSums } from './follow.ts';
import { inTurn } from './in-turn.ts';
import type { LocalDay } from './local-day.ts';
import { type Asked, type Change, changed, replacedPlan } from './plan-rules.ts';
import {
  countActive,
  type GoalWithSums,
  insertEvent,
  insertGoal,
  listGoals,
  readStateBefore,
  updateGoal,
} from './queries.ts';
import { moveTo, opened, stateOf } from './status.ts';

/** Starts a goal. One that is reached already, by its start amount or earlier entries, is completed at once. */
export function createGoal(asked: Asked, context: Context<'user'>): Promise<GoalWithSums> {
  return inTurn(context, async (tx, { caller, today, now }) => {
    await refuseAboveLimit(tx, caller);

    const goal = await insertGoal(tx, {
      ...changed(asked, {}),
      ...opened,
      userId: caller.userId,
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
    await insertEvent(tx, {
      goalId: goal.id,
      at: now,
      actorId: caller.userId,
      type: 'created',
      fromStatus: null,
      toStatus: 'active',
      data: {},
    });

    const held = await ownGoal(tx, { userId: caller.userId, id: goal.id, today });
    const missing = missingOf(held);

    return {
      ...held,
      goal: await followSums(tx, held, { moved: goal.targetAmount - missing, today, now }),
    };
  });
}

/** Changes what a goal asks for, unless it was changed since the caller read it. */
export function changeGoal(
  id: string,
  { version, ...change }: Change & { version: number },
  context: Context<'user'>,
): Promise<GoalWithSums> {
  return inTurn(context, async (tx, { caller, today, now }) => {
    const own = { userId: caller.userId, id, today };
    const before = await ownGoal(tx, own);
    if (before.goal.version !== version) throw refuse('goal_changed');

    const asked = changed(before.goal, change);
    const goal = { ...before.goal, ...asked, version: version + 1, updatedAt: now };
    await updateGoal(tx, goal);

    const replaced = replacedPlan(before.goal, asked);
    if (!replaced) return { ...before, goal };

    await insertEvent(tx, {
      goalId: id,
      at: now,
      actorId: caller.userId,
      type: 'plan',
      fromStatus: goal.status,
      toStatus: goal.status,
      data: replaced,
    });
    const after = await ownGoal(tx, own);
    const moved = missingOf(before) - missingOf(after);

    return { ...after, goal: await followSums(tx, after, { moved, today, now }) };
  });
}

/**
 * Moves a goal to another state where the table of states allows it, and the plan when it becomes active. A move that takes
 * a reopening back brings back all that was known of the state before.
 */
export function changeStatus(
  id: string,
  { status, reason, undo }: { status: GoalStatus; reason: string; undo: boolean },
  context: Context<'user'>,
): Promise<GoalWithSums> {
  return inTurn(context, async (tx, { caller, today, now }) => {
    const held = await ownGoal(tx, { userId: caller.userId, id, today });
    const moved = moveTo(held.goal, status, { today, reason });
    const before = undo ? await readStateBefore(tx, held.goal) : undefined;
    const next = before?.status === status ? before : moved;
    if (next.status === 'active') await refuseAboveLimit(tx, caller);

    const goal = { ...held.goal, ...next, version: held.goal.version + 1, updatedAt: now };
    await updateGoal(tx, goal);
    await insertEvent(tx, {
      goalId: id,
      at: now,
      actorId: caller.userId,
      type: 'status',
      fromStatus: held.goal.status,
      toStatus: status,
      data: {
        ...(reason !== '' && { reason }),
        ...(next === opened && { before: stateOf(held.goal) }),
      },
    });

    return { ...held, goal };
  });
}

/** A goal of this writer. Refuses every other one as if it did not exist. */
export async function ownGoal(
  db: Db,
  { userId, id, today }: { userId: string; id: string; today: LocalDay },
): Promise<GoalWithSums> {
  const [held] = await listGoals(db, userId, { today, ids: [id] });
  if (!held) throw refuse('goal_not_found');

  return held;
}

async function refuseAboveLimit(tx: Db, { userId, user }: Caller): Promise<void> {
  const limit = user.entitlements.activeGoals;
  if (limit !== null && (await countActive(tx, userId)) >= limit) {
    throw refuse('goal_limit', { details: { limit } });
  }
}

function missingOf({ goal, sums }: GoalWithSums): number {
  return goal.targetAmount - goal.startAmount - sums.all;
}
