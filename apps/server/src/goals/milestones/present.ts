import type { Milestone } from '@longhand/contract/goals-milestones';
import { directionOf } from '@longhand/goals/goal-plan';
import { addDays, type LocalDay } from '../local-day.ts';
import type { GoalWithSums } from '../queries.ts';
import { paceOf, type Today } from '../rules.ts';
import type { MilestoneRow } from './queries.ts';
import { amountOf } from './rules.ts';

/** Further ahead a pace says nothing. */
const expectedDays = 3_650;

/** A milestone as it goes out: what is missing to it, and when it is likely. */
export function presentMilestone(
  row: MilestoneRow,
  { goal, sums }: GoalWithSums,
  today: Today,
): Milestone {
  const amount = amountOf(row, goal);
  const total = goal.startAmount + goal.countedAmount;
  const missing = amount === null ? null : Math.max(0, directionOf(goal) * (amount - total));
  const isDay = row.kind === 'date' && row.dueOn !== null && row.dueOn <= today.on;

  return {
    ...{ id: row.id, goalId: goal.id, goalTitle: goal.title, goalStatus: goal.status },
    ...{ measure: goal.measure, unit: goal.unit, title: row.title, kind: row.kind },
    ...{ value: row.value, amount, missing, dueOn: row.dueOn },
    expectedOn:
      row.reachedOn !== null || goal.status !== 'active'
        ? null
        : expectedOn(missing, paceOf(goal, sums, today.on), today.on),
    reachedOn: isDay ? row.dueOn : row.reachedOn,
    isSeen: row.seenAt !== null,
  };
}

function expectedOn(missing: number | null, pace: number | null, today: LocalDay): LocalDay | null {
  if (missing === null || pace === null || pace <= 0) return null;
  const days = Math.ceil(missing / pace);

  return days > expectedDays ? null : addDays(today, days);
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
