import type { Preferences } from '@longhand/contract/settings';
import { type DayNumber, daysBetween, toDayNumber, toLocalDay } from '@longhand/goals/days';
import { currentPlan, goalSign } from '@longhand/goals/goal-plan';
import type { Db } from '../../platform/db/db.ts';
import { quotaOf } from '../figures/target-figures.ts';
import { type LocalDay, localDayAt } from '../local-day.ts';
import { closedOn } from '../momentum/active-periods.ts';
import type { Momentum } from '../momentum/momentum.ts';
import type { GoalRow } from '../queries.ts';
import { listDaysWithImports, listGoalsAndRemoved, listWeightChanges } from './plan-queries.ts';

/** How well plans were kept. Excludes imported entries and days before the goal was created. */
export async function readPlanFacts(
  db: Db,
  { today, from, periods, amounts, rests }: Momentum,
  { userId, preferences }: { userId: string; preferences: Preferences },
): Promise<{ ownWeightDays: number; daysOnPlan: number }> {
  const dayAt = (at: Date) => localDayAt(at, preferences);
  const goals = await listGoalsAndRemoved(db, userId);
  const changes = await listWeightChanges(db, userId);
  const weightDays = goals.map((goal) =>
    longestOwnWeights(goal, {
      today: toLocalDay(today),
      dayAt,
      changes: changes.filter(({ goalId }) => goalId === goal.id),
    }),
  );

  const onPlanDays = periods.map(({ goal, last }) => {
    const since = Math.max(from, toDayNumber(dayAt(goal.createdAt)));
    const days = daysOnPlanOf({ ...goal, rests }, amounts.get(goal.id) ?? new Map(), {
      from,
      to: Math.min(last, today - 1),
    });

    return days.filter((day) => day >= since);
  });
  const imported = await listDaysWithImports(db, userId, [...new Set(onPlanDays.flat())]);
  const onPlanDaysWithoutImports = onPlanDays.map((days) =>
    days.filter((day) => !imported.has(day)),
  );

  return {
    ownWeightDays: Math.max(0, ...weightDays),
    daysOnPlan: Math.max(0, ...onPlanDaysWithoutImports.map(mostInFortnight)),
  };
}

type WeightedGoal = Parameters<typeof closedOn>[0] &
  Pick<GoalRow, 'startOn' | 'endOn' | 'weekdayWeights' | 'createdAt' | 'deletedAt'>;

type WeightHistory = {
  today: LocalDay;
  dayAt: (instant: Date) => LocalDay;
  /** Previous weights with the time of each change, oldest first. */
  changes: readonly { at: Date; before: readonly number[] }[];
};

/** The longest time, in days, that an active goal kept the same uneven weekday weights. */
export function longestOwnWeights(
  goal: WeightedGoal,
  { today, dayAt, changes }: WeightHistory,
): number {
  const removed = goal.deletedAt === null ? null : dayAt(goal.deletedAt);
  const ends = [today, goal.endOn, closedOn(goal), removed].filter((day) => day !== null);
  const last = ends.reduce(earlier);
  const weightPeriods = [
    ...changes.map(({ at, before }) => ({ weights: before, to: dayAt(at) })),
    { weights: goal.weekdayWeights, to: last },
  ];

  let from = later(goal.startOn, dayAt(goal.createdAt));
  let most = 0;
  for (const { weights, to } of weightPeriods) {
    const isUneven = new Set(weights).size > 1;
    if (isUneven) most = Math.max(most, daysBetween(from, earlier(to, last)));
    from = later(from, to);
  }

  return most;
}

/** Allowed deviation from the day's quota, as a share of it. */
const tolerance = 0.05;

type PlannedTarget = Parameters<typeof currentPlan>[0] &
  Pick<GoalRow, 'startAmount' | 'missChoice'>;

/**
 * Days on which a target's amount matched its quota within the tolerance.
 *
 * @param amounts by day; earlier amounts are stored under the day before `from`
 */
export function daysOnPlanOf(
  goal: PlannedTarget,
  amounts: ReadonlyMap<DayNumber, number>,
  { from, to }: { from: DayNumber; to: DayNumber },
): DayNumber[] {
  const plan = currentPlan(goal);
  if (plan === null) return [];
  const planState = { missChoice: goal.missChoice, plan };
  const sign = goalSign(goal);

  let total = sign * (goal.startAmount + (amounts.get(from - 1) ?? 0));
  const days: DayNumber[] = [];
  for (let day = from; day <= to; day++) {
    const amount = sign * (amounts.get(day) ?? 0);
    const quota = amount > 0 ? quotaOf(planState, total, toLocalDay(day)) : 0;
    if (quota > 0 && Math.abs(amount - quota) <= tolerance * quota) days.push(day);
    total += amount;
  }

  return days;
}

const fortnight = 14;

/** The most of the given ascending days that lie within 14 consecutive days. */
export function mostInFortnight(days: readonly DayNumber[]): number {
  let most = 0;
  let first = 0;
  for (const [at, day] of days.entries()) {
    while ((days[first] ?? day) <= day - fortnight) first++;
    most = Math.max(most, at - first + 1);
  }

  return most;
}

function earlier(one: LocalDay, other: LocalDay): LocalDay {
  return one < other ? one : other;
}

function later(one: LocalDay, other: LocalDay): LocalDay {
  return one > other ? one : other;
}
