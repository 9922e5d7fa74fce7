import { type DayNumber, dayOf } from './days.ts';
import type { Attainment } from './momentum.ts';
import { type Plan, quotaOn } from './plan.ts';

/**
 * How much of what a plan asked was done on each day from `from` to `to`: amount over quota, at most 1; null where nothing
 * was asked (rest, pause, outside the plan, target reached).
 *
 * @param amounts by day number; a day that is not there is 0
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
    const quota = quotaOn(plan, total, dayOf(day));
    days.push(quota === 0 ? null : shareOf(amount, quota));
    total += amount;
  }

  return days;
}

/** What was done of what was asked, 0 to 1. */
export function shareOf(amount: number, quota: number): number {
  return Math.min(1, Math.max(0, amount / quota));
}

/** The mean of several goals on one day, each with its weight; null where none of them asked anything. */
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

const usualDays = 56;

/**
 * Without a goal a day is held against the writer's own usual: the median of the days of the last eight weeks on which
 * anything was written. With none of those, any amount is a whole day.
 *
 * @param amounts of the days before, in any order
 */
export function freeAttainment(amount: number, amounts: readonly number[]): number {
  const written = amounts
    .slice(-usualDays)
    .filter((one) => one > 0)
    .sort((one, other) => one - other);
  const usual = written[Math.floor(written.length / 2)];

  return usual === undefined ? Number(amount > 0) : shareOf(amount, usual);
}
