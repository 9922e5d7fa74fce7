import type { Milestone } from '@longhand/contract/goals-milestones';
import type { Context } from '../../platform/http/context.ts';
import { todayOf } from '../in-turn.ts';
import type { GoalWithSums } from '../queries.ts';
import { inOrder, presentMilestone } from './present.ts';
import { listWaiting } from './queries.ts';

export type MilestonesGlance = { next: Milestone | null; fresh: Milestone[] };

/**
 * What the home screen shows of them: the next one, and those that were reached since the writer looked last.
 *
 * @param held all goals of the caller, the active ones with their sums
 */
export async function glanceAtMilestones(
  context: Context<'user'>,
  held: readonly GoalWithSums[],
): Promise<MilestonesGlance> {
  const byId = new Map(held.map((one) => [one.goal.id, one]));
  const today = todayOf(context);
  const items = (await listWaiting(context.db, context.caller.userId)).flatMap((row) => {
    const goal = byId.get(row.goalId);

    return goal === undefined ? [] : [presentMilestone(row, goal, today)];
  });
  const isOpen = ({ reachedOn, goalStatus }: Milestone) =>
    reachedOn === null && goalStatus === 'active';

  return {
    next: inOrder(items).find(isOpen) ?? null,
    fresh: inOrder(items).filter(({ reachedOn, isSeen, kind, goalStatus }) => {
      return reachedOn !== null && !isSeen && kind !== 'date' && goalStatus !== 'archived';
    }),
  };
}
