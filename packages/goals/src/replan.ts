import { type DayNumber, type LocalDay, numberOf, weekdayOf } from './days.ts';
import { endOfRate } from './plan.ts';
import { type Schedule, scheduleOf, type Timing } from './schedule.ts';

/** What decides the plain share of a day: everything but the curve, which needs a last day. */
export type Calendar = Pick<Timing, 'weekdayWeights' | 'exceptions' | 'pauses'>;

/** So much on every whole share, or as much as the whole shares of a week or month give together. */
export type Rate = { amount: number; per: 'day' | 'week' | 'month' };

/** The share of a day without a curve, 1 for a whole one. */
export function plainShare(calendar: Calendar, day: LocalDay): number {
  return sharesOf(calendar)(numberOf(day));
}

/**
 * The same for any number of days of one calendar, whose days are read once.
 *
 * @example sharesOf(calendar)(numberOf('2026-11-08')) // 0, a Sunday kept free
 */
export function sharesOf({ weekdayWeights, exceptions, pauses }: Calendar) {
  const special = new Map(exceptions.map(({ on, weight }) => [numberOf(on), weight]));
  const stretches = pauses.map(({ fromOn, toOn }) => [numberOf(fromOn), numberOf(toOn)] as const);

  return (day: DayNumber): number => {
    if (stretches.some(([from, to]) => from <= day && day <= to)) return 0;

    return (special.get(day) ?? weekdayWeights[weekdayOf(day)] ?? 100) / 100;
  };
}

/** The part of a schedule from a day on; all of it when the day comes before. */
export function scheduleFrom(schedule: Schedule, day: LocalDay): Schedule {
  const first = Math.min(schedule.last, Math.max(schedule.first, numberOf(day)));
  if (first === schedule.first) return schedule;
  const weights = schedule.weights.subarray(first - schedule.first);
  const upTo = new Float64Array(weights.length + 1);
  for (const [at, weight] of weights.entries()) upTo[at + 1] = (upTo[at] ?? 0) + weight;

  return { first, last: schedule.last, weights, upTo };
}

/**
 * How much a rate asks of a whole share: that of a week is divided by the shares of a week, that of a month by those of
 * 365.25 / 12 days.
 *
 * @example sharePerRate({ amount: 5_000, per: 'week' }, [100, 100, 100, 100, 100, 0, 0]) // 1000
 */
export function sharePerRate({ amount, per }: Rate, weekdayWeights: readonly number[]): number {
  const perWeek = weekdayWeights.reduce((sum, weight) => sum + weight, 0) / 100;
  if (per === 'day' || perWeek === 0) return amount;

  return per === 'week' ? amount / perWeek : amount / ((perWeek / 7) * (365.25 / 12));
}

/** The day on which a rate reaches an amount; null when that is more than ten years away. */
export function endAtRate(
  amount: number,
  rate: Rate,
  startOn: LocalDay,
  calendar: Calendar,
): LocalDay | null {
  const share = sharePerRate(rate, calendar.weekdayWeights);

  return endOfRate(amount, share, startOn, sharesOf(calendar));
}

/** What a rate adds up to between two days, rounded down. */
export function amountAtRate(
  rate: Rate,
  { startOn, endOn }: { startOn: LocalDay; endOn: LocalDay },
  calendar: Calendar,
): number {
  const { upTo } = scheduleOf({ ...calendar, curve: 'steady', seed: 0, startOn, endOn });

  return Math.floor(sharePerRate(rate, calendar.weekdayWeights) * (upTo.at(-1) ?? 0) + 1e-6);
}

/**
 * The last day of a plan whose daily share stays what it was although days were missed: the day on which what is missing is
 * reached at the mean share of the plan. Null when that is more than ten years away.
 *
 * @param missing what is left to do from `today` on
 * @param planned what the plan in force asked for between its own two days
 */
export function extendedEnd(
  missing: number,
  today: LocalDay,
  planned: { amount: number; startOn: LocalDay; endOn: LocalDay },
  calendar: Calendar,
): LocalDay | null {
  const shareOn = sharesOf(calendar);
  const last = numberOf(planned.endOn);
  let shares = 0;
  for (let day = numberOf(planned.startOn); day <= last; day++) shares += shareOn(day);
  if (shares === 0 || planned.amount <= 0) return null;

  return endOfRate(missing, planned.amount / shares, today, shareOn);
}
