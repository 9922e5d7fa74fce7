import type { Preferences } from '@longhand/contract/settings';
import { type DayNumber, dayOf, daysBetween, numberOf } from '@longhand/goals/days';
import { directionOf, planInForce } from '@longhand/goals/goal-plan';
import type { Db } from '../platform/db/db.ts';
import { type LocalDay, localDayAt } from './local-day.ts';
import { closedOn } from './momentum/asked.ts';
import type { Momentum } from './momentum/momentum.ts';
import { listImportedAmong, listPlanned, listWeightChanges } from './plan-queries.ts';
import type { GoalRow } from './queries.ts';
import { quotaOf } from './target-figures.ts';

/** How plans were kept. What was imported says nothing of that, nor does what was logged of days before the goal was set. */
export async function readPlanFacts(
  db: Db,
  { today, from, asking, amounts, rests }: Momentum,
  { userId, preferences }: { userId: string; preferences: Preferences },
): Promise<{ weightsKept: number; daysOnPlan: number }> {
  const dayAt = (at: Date) => localDayAt(at, preferences);
  const goals = await listPlanned(db, userId);
  const changes = await listWeightChanges(db, userId);
  const kept = goals.map((goal) =>
    daysWeightsKept(goal, {
      today: dayOf(today),
      dayAt,
      changes: changes.filter(({ goalId }) => goalId === goal.id),
    }),
  );

  const met = asking.map(({ goal, last }) => {
    const since = Math.max(from, numberOf(dayAt(goal.createdAt)));
    const days = metDays({ ...goal, rests }, amounts.get(goal.id) ?? new Map(), {
      from,
      to: Math.min(last, today - 1),
    });

    return days.filter((day) => day >= since);
  });
  const imported = await listImportedAmong(db, userId, [...new Set(met.flat())]);
  const own = met.map((days) => days.filter((day) => !imported.has(day)));

  return {
    weightsKept: Math.max(0, ...kept),
    daysOnPlan: Math.max(0, ...own.map(mostInFortnight)),
  };
}

type Weighted = Parameters<typeof closedOn>[0] &
  Pick<GoalRow, 'startOn' | 'endOn' | 'weekdayWeights' | 'createdAt' | 'deletedAt'>;

type Weighing = {
  today: LocalDay;
  dayAt: (instant: Date) => LocalDay;
  /** What the weights were until when, the first first. */
  changes: readonly { at: Date; before: readonly number[] }[];
};

/** The most days that went by while a goal was under way with the same weights, which were not alike for all weekdays. */
export function daysWeightsKept(goal: Weighted, { today, dayAt, changes }: Weighing): number {
  const removed = goal.deletedAt === null ? null : dayAt(goal.deletedAt);
  const ends = [today, goal.endOn, closedOn(goal), removed].filter((day) => day !== null);
  const last = ends.reduce(earlier);
  const stretches = [
    ...changes.map(({ at, before }) => ({ weights: before, to: dayAt(at) })),
    { weights: goal.weekdayWeights, to: last },
  ];

  let from = later(goal.startOn, dayAt(goal.createdAt));
  let most = 0;
  for (const { weights, to } of stretches) {
    const isOwn = new Set(weights).size > 1;
    if (isOwn) most = Math.max(most, daysBetween(from, earlier(to, last)));
    from = later(from, to);
  }

  return most;
}

/** How far from what the plan asks of a day its amount may lie, as a share of it. */
const tolerance = 0.05;

type Planned = Parameters<typeof planInForce>[0] & Pick<GoalRow, 'startAmount' | 'missChoice'>;

/**
 * The days on which a target got what its plan asked of them, give or take a twentieth.
 *
 * @param amounts by day; what came before `from` stands under the day before
 */
export function metDays(
  goal: Planned,
  amounts: ReadonlyMap<DayNumber, number>,
  { from, to }: { from: DayNumber; to: DayNumber },
): DayNumber[] {
  const plan = planInForce(goal);
  if (plan === null) return [];
  const asked = { missChoice: goal.missChoice, plan };
  const sign = directionOf(goal);

  let total = sign * (goal.startAmount + (amounts.get(from - 1) ?? 0));
  const days: DayNumber[] = [];
  for (let day = from; day <= to; day++) {
    const amount = sign * (amounts.get(day) ?? 0);
    const quota = amount > 0 ? quotaOf(asked, total, dayOf(day)) : 0;
    if (quota > 0 && Math.abs(amount - quota) <= tolerance * quota) days.push(day);
    total += amount;
  }

  return days;
}

const fortnight = 14;

/** The most of some days, the first first, that lie in fourteen days in a row. */
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
