import type { Milestone } from '@longhand/contract/goals-milestones';
import { goalSign } from '@longhand/goals/goal-plan';
import type { Today } from '../figures/figures.ts';
import { forecastOf } from '../figures/forecast.ts';
import type { LocalDay } from '../local-day.ts';
import type { GoalWithSums } from '../queries.ts';
import { withRests } from '../rules.ts';
import type { MilestoneRow } from './queries.ts';
import { milestoneAmount } from './rules.ts';

/** A milestone as the API returns it, with the missing amount and the expected day. */
export function presentMilestone(
  row: MilestoneRow,
  { goal, sums }: GoalWithSums,
  today: Today,
): Milestone {
  const forecast = (amount: number): LocalDay | null => {
    const projection = forecastOf(withRests(goal, sums), { total, sums, today: today.on }, amount);

    return projection === null || projection.isRough ? null : projection.likely;
  };
  const amount = milestoneAmount(row, goal);
  const total = goal.startAmount + goal.countedAmount;
  const missing = amount === null ? null : Math.max(0, goalSign(goal) * (amount - total));
  const isDueDayPast = row.kind === 'date' && row.dueOn !== null && row.dueOn <= today.on;

  return {
    ...{ id: row.id, goalId: goal.id, goalTitle: goal.title, goalStatus: goal.status },
    ...{ measure: goal.measure, unit: goal.unit, title: row.title, kind: row.kind },
    ...{ value: row.value, amount, missing, dueOn: row.dueOn },
    expectedOn:
      amount === null || row.reachedOn !== null || goal.status !== 'active' || goal.kind === 'habit'
        ? null
        : forecast(amount),
    reachedOn: isDueDayPast ? row.dueOn : row.reachedOn,
    isSeen: row.seenAt !== null,
  };
}

/** Sorts reached milestones first, most recent first; then open ones by due or expected day. */
export function sortMilestones(items: readonly Milestone[]): Milestone[] {
  const upcomingDay = (one: Milestone) => one.dueOn ?? one.expectedOn ?? '9999';
  const missingAmount = ({ missing }: Milestone) => missing ?? 0;

  return [...items].sort((one, other) => {
    if (one.reachedOn !== null && other.reachedOn !== null) {
      return (
        other.reachedOn.localeCompare(one.reachedOn) || missingAmount(one) - missingAmount(other)
      );
    }
    if (one.reachedOn !== null || other.reachedOn !== null) return one.reachedOn === null ? 1 : -1;

    return (
      upcomingDay(one).localeCompare(upcomingDay(other)) ||
      missingAmount(one) - missingAmount(other)
    );
  });
}
