import { directionOf } from '@longhand/goals/goal-plan';
import { notify } from '../../notifications/index.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { readCrossing } from '../day-queries.ts';
import type { Moment } from '../in-turn.ts';
import type { GoalRow, MilestoneMark } from '../queries.ts';
import { type MilestoneRow, upsertMilestone } from './queries.ts';
import { amountOf, isReachedBy } from './rules.ts';

/**
 * Marks the milestones that a goal's total has come to, and takes the mark from those it fell back below.
 *
 * @returns those worth telling of: of several shares that were passed at once the farthest, and none when the whole goal is
 *   reached, which is told as the goal
 */
export async function followMilestones(
  tx: Db,
  { goal, milestones }: { goal: GoalRow; milestones: readonly MilestoneRow[] },
  { today }: Pick<Moment, 'today'>,
): Promise<Passed[]> {
  const total = goal.startAmount + goal.countedAmount;
  const sign = directionOf(goal);
  const passed: Passed[] = [];
  for (const milestone of milestones) {
    const amount = amountOf(milestone, goal);
    if (amount === null) continue;
    const isReached = isReachedBy(total, amount, sign);
    if (isReached === (milestone.reachedOn !== null)) continue;

    const reachedOn = isReached
      ? ((await readCrossing(tx, goal.id, amount - goal.startAmount)) ?? today)
      : null;
    await upsertMilestone(tx, { ...milestone, reachedOn, seenAt: null });
    if (isReached) passed.push({ goal, milestone });
  }

  return news(passed);
}

/** Whether a goal's total has come to one of its milestones, or fallen back below one. */
export function hasMoved(marks: readonly MilestoneMark[], goal: GoalRow): boolean {
  const total = goal.startAmount + goal.countedAmount;
  const sign = directionOf(goal);

  return marks.some((mark) => {
    const amount = amountOf(mark, goal);

    return amount !== null && isReachedBy(total, amount, sign) !== mark.isReached;
  });
}

export type Passed = { goal: GoalRow; milestone: MilestoneRow };

function news(passed: readonly Passed[]): Passed[] {
  const isShare = ({ milestone }: Passed) => milestone.kind === 'share';
  const shares = passed.filter(isShare);
  const farthest = Math.max(...shares.map(({ milestone }) => milestone.value ?? 0));

  return passed.filter(
    (one) => !isShare(one) || (one.milestone.value === farthest && farthest !== 100),
  );
}

/** One piece of news for all that one change came to; the same is told once, however often it is reached. */
export async function tellMilestones(
  tx: Db,
  { userId, passed }: { userId: string; passed: readonly Passed[] },
  services: Context<'user'>,
): Promise<void> {
  if (passed.length === 0) return;

  await notify(tx, services, {
    userId,
    kind: 'milestone_reached',
    params: {
      reached: passed.map(({ goal, milestone: { kind, title, value } }) => ({
        title,
        goal: goal.title,
        share: kind === 'share' ? value : null,
      })),
    },
    about: passed.map(({ milestone }) => milestone.id).join(' '),
  });
}
