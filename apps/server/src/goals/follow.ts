import { notify } from '../notifications/index.ts';
import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import { contributionTo, type Entry } from './entry-rules.ts';
import type { Moment } from './in-turn.ts';
import {
  type GoalRow,
  type GoalWithSums,
  insertEvent,
  listFollowing,
  listGoals,
  readCrossing,
  updateGoal,
} from './queries.ts';
import { followTotal } from './status.ts';

/**
 * Completes and reopens the goals whose totals an entry moved across their target. Only growth completes, and only a
 * loss reopens: of the goals that can do neither nothing is added up.
 */
export async function followEntry(
  tx: Db,
  { before, after }: { before: Entry | undefined; after: Entry },
  { caller: { userId }, today, now }: Moment,
  services: Context<'user'>,
): Promise<void> {
  const moves = new Map<string, number>();
  for (const goal of await listFollowing(tx, userId)) {
    const moved = contributionTo(goal, after) - contributionTo(goal, before);
    if (goal.status === 'active' ? moved > 0 : moved < 0) moves.set(goal.id, moved);
  }
  if (moves.size === 0) return;

  for (const held of await listGoals(tx, userId, { today, ids: [...moves.keys()] })) {
    const moved = moves.get(held.goal.id) ?? 0;
    const goal = await followSums(tx, held, { moved, today, now });
    if (goal.status === 'completed' && held.goal.status === 'active') {
      await tellReached(tx, goal, services);
    }
  }
}

/** A goal that falls back and reaches the same target again is told of once. */
function tellReached(tx: Db, goal: GoalRow, services: Context<'user'>): Promise<void> {
  const { id, userId, title, measure, targetAmount: amount } = goal;

  return notify(tx, services, {
    userId,
    kind: 'goal_reached',
    params: { title, amount, measure },
    about: `${id} ${amount}`,
  });
}

/**
 * Completes or reopens one goal whose total was moved, and keeps the event.
 *
 * @param moved by how much its distance to the target has shrunk
 * @returns the goal as it is now
 */
export async function followSums(
  tx: Db,
  { goal, sums }: GoalWithSums,
  { moved, today, now }: Pick<Moment, 'today' | 'now'> & { moved: number },
): Promise<GoalRow> {
  const after = goal.startAmount + sums.all;
  const total = { target: goal.targetAmount, before: after - moved, after };
  const next = await followTotal(
    goal,
    total,
    async () => (await readCrossing(tx, goal.userId, goal.id)) ?? today,
  );
  if (!next) return goal;

  const followed = { ...goal, ...next, version: goal.version + 1, updatedAt: now };
  await updateGoal(tx, followed);
  await insertEvent(tx, {
    goalId: goal.id,
    at: now,
    actorId: null,
    type: 'status',
    fromStatus: goal.status,
    toStatus: next.status,
    data: total,
  });

  return followed;
}
