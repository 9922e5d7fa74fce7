import type { Milestone } from '@longhand/contract/goals-milestones';
import { directionOf } from '@longhand/goals/goal-plan';
import type { Today } from '../figures.ts';
import { forecastOf } from '../forecast.ts';
import type { LocalDay } from '../local-day.ts';
import type { GoalWithSums } from '../queries.ts';
import { restedBy } from '../rules.ts';
import type { MilestoneRow } from './queries.ts';
import { amountOf } from './rules.ts';

/** A milestone as it goes out: what is missing to it, and when it is likely. */
export function presentMilestone(
  row: MilestoneRow,
  { goal, sums }: GoalWithSums,
  today: Today,
): Milestone {
  const forecast = (amount: number): LocalDay | null => {
    const found = forecastOf(restedBy(goal, sums), { total, sums, today: today.on }, amount);

    return found === null || found.isRough ? null : found.likely;
  };
  const amount = amountOf(row, goal);
  const total = goal.startAmount + goal.countedAmount;
  const missing = amount === null ? null : Math.max(0, directionOf(goal) * (amount - total));
  const isDay = row.kind === 'date' && row.dueOn !== null && row.dueOn <= today.on;

  return {
    ...{ id: row.id, goalId: goal.id, goalTitle: goal.title, goalStatus: goal.status },
    ...{ measure: goal.measure, unit: goal.unit, title: row.title, kind: row.kind },
    ...{ value: row.value, amount, missing, dueOn: row.dueOn },
    expectedOn:
      amount === null || row.reachedOn !== null || goal.status !== 'active' || goal.kind === 'habit'
        ? null
        : forecast(amount),
    reachedOn: isDay ? row.dueOn : row.reachedOn,
    isSeen: row.seenAt !== null,
  };
}

/** Reached ones by day, the latest first; then the others, what is due or likely soonest first. */
export function inOrder(items: readonly Milestone[]): Milestone[] {
  const open = (one: Milestone) => one.dueOn ?? one.expectedOn ?? '9999';
  const share = ({ missing }: Milestone) => missing ?? 0;

  return [...items].sort((one, other) => {
    if (one.reachedOn !== null && other.reachedOn !== null) {
      return other.reachedOn.localeCompare(one.reachedOn) || share(one) - share(other);
    }
    if (one.reachedOn !== null || other.reachedOn !== null) return one.reachedOn === null ? 1 : -1;

    return open(one).localeCompare(open(other)) || share(one) - share(other);
  });
}
