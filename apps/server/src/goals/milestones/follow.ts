import { directionOf } from '@longhand/goals/goal-plan';
import { notify } from '../../notifications/index.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { readCrossing } from '../day-queries.ts';
import type { Moment } from '../in-turn.ts';
import type { GoalRow } from '../queries.ts';
import { listOf, type MilestoneRow, upsertMilestone } from './queries.ts';
import { amountOf, isReachedBy } from './rules.ts';

/**
 * Marks the milestones that a goal's total has come to, and takes the mark from those it fell back below. Each is told of once,
 * however often it is reached; the whole of a goal is told as the goal.
 */
export async function followMilestones(
  tx: Db,
  goal: GoalRow,
  { today }: Pick<Moment, 'today'>,
  services: Context<'user'>,
): Promise<void> {
  const total = goal.startAmount + goal.countedAmount;
  const sign = directionOf(goal);
  for (const milestone of await listOf(tx, [goal.id])) {
    const amount = amountOf(milestone, goal);
    if (amount === null) continue;
    const isReached = isReachedBy(total, amount, sign);
    if (isReached === (milestone.reachedOn !== null)) continue;

    const reachedOn = isReached
      ? ((await readCrossing(tx, goal.id, amount - goal.startAmount)) ?? today)
      : null;
    await upsertMilestone(tx, { ...milestone, reachedOn, seenAt: null });
    if (isReached && milestone.value !== 100) await tell(tx, { goal, milestone, amount }, services);
  }
}

function tell(
  tx: Db,
  { goal, milestone, amount }: { goal: GoalRow; milestone: MilestoneRow; amount: number },
  services: Context<'user'>,
): Promise<void> {
  const { userId, title: goalTitle, measure, unit } = goal;
  const share = milestone.kind === 'share' ? milestone.value : null;

  return notify(tx, services, {
    userId,
    kind: 'milestone_reached',
    params: { title: milestone.title, goal: goalTitle, share, amount, measure, unit },
    about: milestone.id,
  });
}
