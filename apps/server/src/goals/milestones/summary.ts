import type { Milestone } from '@longhand/contract/goals-milestones';
import type { Context } from '../../platform/http/context.ts';
import { todayOf } from '../goal-transaction.ts';
import type { GoalWithSums } from '../queries.ts';
import { presentMilestone, sortMilestones } from './present.ts';
import { listOpenOrUnseen } from './queries.ts';

export type MilestoneSummary = { next: Milestone | null; fresh: Milestone[] };

/**
 * Milestones for the home screen: the next one, and those reached since the user last looked.
 *
 * @param goalsWithSums all goals of the caller, the active ones with their amounts
 */
export async function readMilestoneSummary(
  context: Context<'user'>,
  goalsWithSums: readonly GoalWithSums[],
): Promise<MilestoneSummary> {
  const byId = new Map(goalsWithSums.map((one) => [one.goal.id, one]));
  const today = todayOf(context);
  const items = (await listOpenOrUnseen(context.db, context.caller.userId)).flatMap((row) => {
    const goal = byId.get(row.goalId);

    return goal === undefined ? [] : [presentMilestone(row, goal, today)];
  });
  const isUpcoming = ({ reachedOn, goalStatus }: Milestone) =>
    reachedOn === null && goalStatus === 'active';

  return {
    next: sortMilestones(items).find(isUpcoming) ?? null,
    fresh: sortMilestones(items).filter(({ reachedOn, isSeen, kind, goalStatus }) => {
      return reachedOn !== null && !isSeen && kind !== 'date' && goalStatus !== 'archived';
    }),
  };
}
