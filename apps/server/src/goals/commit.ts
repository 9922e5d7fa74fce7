import { directionOf } from '@longhand/goals/goal-plan';
import type { Db } from '../platform/db/db.ts';
import { recountGoal } from './day-queries.ts';
import { followSums } from './follow.ts';
import type { Moment } from './in-turn.ts';
import { isOtherScope } from './plan-rules.ts';
import { type EventRow, type GoalRow, insertEvent, updateGoal } from './queries.ts';
import { remindNextOf } from './reminder.ts';

type Change = {
  before: GoalRow;
  after: GoalRow;
  type: EventRow['type'];
  data?: Record<string, unknown>;
};

/**
 * Writes what a writer changed of a goal, with the event by which it can be taken back. What counts is added up anew where the goal
 * counts other entries, and its state follows where the target was moved across the total.
 */
export async function commit(
  tx: Db,
  { before, after, type, data = {} }: Change,
  moment: Moment,
): Promise<GoalRow> {
  const { caller, now } = moment;
  const { timeZone } = caller.preferences;
  const goal = {
    ...after,
    remindNext: remindNextOf(after, timeZone, now),
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
    before: replaced(before, after),
    data,
  });
  const isBack = before.deletedAt !== null && after.deletedAt === null;
  if (!isBack && !isOtherScope(before, after) && distanceOf(before) === distanceOf(after)) {
    return goal;
  }
  const countedAmount = await recountGoal(tx, goal.id);
  const counted = { ...goal, countedAmount };
  if (type === 'undone') return counted;

  return followSums(tx, counted, distanceOf(before) - distanceOf(counted), moment);
}

/** How far a goal is from its target; nothing or less where it is reached. */
export function distanceOf(goal: GoalRow): number {
  return directionOf(goal) * (goal.targetAmount - goal.startAmount - goal.countedAmount);
}

/** Columns that no undo brings back: they say who it is and what has happened since. */
const lasting: ReadonlySet<string> = new Set([
  'id',
  'userId',
  'version',
  'createdAt',
  'updatedAt',
  'countedAmount',
  'remindNext',
]);

/** The columns that differ, as they were. */
function replaced(before: GoalRow, after: GoalRow): Record<string, unknown> {
  const now = new Map<string, unknown>(Object.entries(after));

  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) =>
        !lasting.has(name) && JSON.stringify(value) !== JSON.stringify(now.get(name)),
    ),
  );
}
