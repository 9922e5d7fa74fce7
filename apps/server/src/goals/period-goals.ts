import { toDayNumber } from '@longhand/goals/days';
import type { Db } from '../platform/db/db.ts';
import { readGoalAmounts } from './days/day-queries.ts';
import type { LocalDay } from './local-day.ts';
import { listAllGoals } from './momentum/queries.ts';
import type { GoalRow } from './queries.ts';

/** Goals of any user that ran in a range of days, with the amount counted in it, largest first. */
export async function listPeriodGoals(
  db: Db,
  userId: string,
  { from, to }: { from: LocalDay; to: LocalDay },
): Promise<{ goal: GoalRow; amount: number }[]> {
  const goals = (await listAllGoals(db, userId)).filter((goal) => runsWithin(goal, { from, to }));
  const days = { from: toDayNumber(from), to: toDayNumber(to) };
  const amounts = await readGoalAmounts(db, goals, days);

  return goals
    .map((goal) => ({
      goal,
      amount: [...(amounts.get(goal.id) ?? [])].reduce(
        (sum, [day, amount]) => (day >= days.from && day <= days.to ? sum + amount : sum),
        0,
      ),
    }))
    .sort((one, other) => other.amount - one.amount);
}

function runsWithin(
  { startOn, completedOn, abandonedOn, status }: GoalRow,
  { from, to }: { from: LocalDay; to: LocalDay },
): boolean {
  const endedOn = completedOn ?? abandonedOn;
  if (status === 'archived' && endedOn === null) return false;

  return startOn <= to && (endedOn === null || endedOn >= from);
}
