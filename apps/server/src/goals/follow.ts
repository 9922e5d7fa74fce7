import { directionOf } from '@longhand/goals/goal-plan';
import { notify } from '../notifications/index.ts';
import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import { type EntryChange, moveDays, movesOf } from './day-moves.ts';
import { readCrossing } from './day-queries.ts';
import { type Entry, isCounted } from './entry-rules.ts';
import type { Moment, Turn } from './in-turn.ts';
import { followMilestones, hasMoved, type Passed, tellMilestones } from './milestones/follow.ts';
import { listOf, type MilestoneRow } from './milestones/queries.ts';
import { type GoalRow, insertEvent, listAllOf, type MilestoneMark, updateGoal } from './queries.ts';
import { remindNextOf } from './reminder.ts';
import { followTotal, stateOf } from './status.ts';

type Change = { before: Entry | undefined; after: Entry };

/** What one writer's turn changed of their entries. */
export type TurnChanges = { turn: Turn; entries: readonly Change[] };

type CountingGoal = { goal: GoalRow; marks: readonly MilestoneMark[]; moved: number };

/**
 * Moves the days of writers and of every goal that counts one of their entries, those and no others, and completes or reopens the
 * goals whose totals came across their target.
 */
export async function followEntries(tx: Db, changed: readonly TurnChanges[]): Promise<void> {
  const changing = changed.filter(({ entries }) => entries.length > 0);
  if (changing.length === 0) return;
  const counting = await moveCountingGoals(
    tx,
    changing.map(({ turn, entries }) => ({
      userId: turn.moment.caller.userId,
      changes: entries.flatMap(({ before, after }): EntryChange[] => [
        ...(before && before.deletedAt === null ? [{ entry: before, sign: -1 as const }] : []),
        ...(after.deletedAt === null ? [{ entry: after, sign: 1 as const }] : []),
      ]),
    })),
  );
  const milestones = await listOf(
    tx,
    counting.filter(({ goal, marks }) => hasMoved(marks, goal)).map(({ goal }) => goal.id),
  );
  for (const { turn } of changing) {
    const { userId } = turn.moment.caller;
    const own = counting.filter(({ goal }) => goal.userId === userId);
    await followGoals(tx, { counting: own, milestones }, turn);
  }
}

/** Follows what moved of one writer's goals, and tells of what was reached by it. */
async function followGoals(
  tx: Db,
  {
    counting,
    milestones,
  }: { counting: readonly CountingGoal[]; milestones: readonly MilestoneRow[] },
  { moment, services }: Turn,
): Promise<void> {
  const passed: Passed[] = [];
  for (const { goal, moved } of counting) {
    const followed = await followSums(tx, goal, directionOf(goal) * moved, moment);
    const own = milestones.filter(({ goalId }) => goalId === goal.id);
    passed.push(...(await followMilestones(tx, { goal: followed, milestones: own }, moment)));
    if (followed.status === 'completed' && goal.status === 'active') {
      await tellReached(tx, followed, services);
    }
  }
  await tellMilestones(tx, { userId: moment.caller.userId, passed }, services);
}

/**
 * Moves the days of writers, and those of their goals that count at least one of the entries.
 *
 * @returns those goals with what counts for them now, and by how much that changed
 */
export async function moveCountingGoals(
  tx: Db,
  writers: readonly { userId: string; changes: readonly EntryChange[] }[],
): Promise<CountingGoal[]> {
  const changesOf = new Map(writers.map(({ userId, changes }) => [userId, changes]));
  const counting = (await listAllOf(tx, [...changesOf.keys()]))
    .map(({ goal, marks }) => {
      const changes = changesOf.get(goal.userId) ?? [];

      return {
        goal,
        marks,
        moves: movesOf(changes.filter(({ entry }) => isCounted(goal, entry))),
      };
    })
    .filter(({ moves }) => moves.length > 0);
  await moveDays(
    tx,
    writers.map(({ userId, changes }) => ({
      userId,
      moves: movesOf(changes),
      goals: counting
        .filter(({ goal }) => goal.userId === userId)
        .map(({ goal, moves }) => ({ goalId: goal.id, moves })),
    })),
  );

  return counting.map(({ goal, marks, moves }) => {
    const moved = moves.reduce((sum, { amount }) => sum + amount, 0);

    return { goal: { ...goal, countedAmount: goal.countedAmount + moved }, marks, moved };
  });
}

/** A goal that falls back and reaches the same target again is told of once. */
function tellReached(tx: Db, goal: GoalRow, services: Context<'user'>): Promise<void> {
  const { id, userId, title, measure, unit, targetAmount: amount } = goal;

  return notify(tx, services, {
    userId,
    kind: 'goal_reached',
    params: { title, amount, measure, unit },
    about: `${id} ${amount}`,
  });
}

/**
 * Completes or reopens one target whose total was moved, and keeps the event.
 *
 * @param goal with what counts for it now
 * @param moved by how much its distance to the target has shrunk
 * @returns the goal as it is now
 */
export async function followSums(
  tx: Db,
  goal: GoalRow,
  moved: number,
  { caller, today, now }: Moment,
): Promise<GoalRow> {
  if (goal.kind !== 'target') return goal;
  const sign = directionOf(goal);
  const after = goal.startAmount + goal.countedAmount;
  const missing = goal.targetAmount - goal.startAmount;
  const next = await followTotal(
    goal,
    { target: sign * goal.targetAmount, before: sign * after - moved, after: sign * after },
    async () => (await readCrossing(tx, goal.id, missing)) ?? today,
  );
  if (!next) return goal;

  const version = goal.version + 1;
  const drawn = { ...goal, ...next };
  const remindNext = remindNextOf(drawn, caller.preferences.timeZone, now);
  const followed = { ...drawn, remindNext, version, updatedAt: now };
  await updateGoal(tx, followed);
  await insertEvent(tx, {
    goalId: goal.id,
    at: now,
    actorId: null,
    type: 'status',
    fromStatus: goal.status,
    toStatus: next.status,
    version,
    before: stateOf(goal),
    data: { target: goal.targetAmount, before: after - sign * moved, after },
  });

  return followed;
}
