import { type DayNumber, toLocalDay } from './days.ts';
import type { Attainment } from './momentum.ts';
import { dailyTargetOn, type Plan } from './plan.ts';

/**
 * The attainment of each day from `from` to `to`: amount divided by daily target, at most 1; null on days without a target (rest, pause,
 * outside the plan, goal reached).
 *
 * @param amounts by day number; missing days are 0
 * @param before the total on the evening before `from`
 */
export function attainmentsOf(
  plan: Plan,
  amounts: ReadonlyMap<DayNumber, number>,
  { from, to, before }: { from: DayNumber; to: DayNumber; before: number },
): Attainment[] {
  const days: Attainment[] = [];
  let total = before;
  for (let day = from; day <= to; day++) {
    const amount = amounts.get(day) ?? 0;
    const quota = dailyTargetOn(plan, total, toLocalDay(day));
    days.push(quota === 0 ? null : attainmentRatio(amount, quota));
    total += amount;
  }

  return days;
}

/** Amount divided by target, limited to 0 to 1. */
export function attainmentRatio(amount: number, quota: number): number {
  return Math.min(1, Math.max(0, amount / quota));
}

/** The weighted mean of several goals on one day; null if none of them had a target. */
export function meanAttainment(
  parts: readonly { attained: Attainment; weight: number }[],
): Attainment {
  let sum = 0;
  let weights = 0;
  for (const { attained, weight } of parts) {
    if (attained === null) continue;
    sum += attained * weight;
    weights += weight;
  }

  return weights === 0 ? null : sum / weights;
}

const typicalDays = 56;

/**
 * Without a goal a day is measured against the median of the writing days of the last eight weeks. Without any of those, any amount counts
 * as complete.
 *
 * @param amounts of the previous days, oldest first
 */
export function attainmentWithoutGoal(amount: number, amounts: readonly number[]): number {
  const written = amounts
    .slice(-typicalDays)
    .filter((one) => one > 0)
    .sort((one, other) => one - other);
  const typicalAmount = written[Math.floor(written.length / 2)];

  return typicalAmount === undefined ? Number(amount > 0) : attainmentRatio(amount, typicalAmount);
}
