import { type DayNumber, type LocalDay, toDayNumber, weekdayOf } from './days.ts';
import { endDayAtShare } from './plan.ts';
import { type Schedule, type ScheduleOptions, scheduleOf } from './schedule.ts';

/** The settings that determine the share of a day except the curve, which needs a last day. */
export type WritingCalendar = Pick<ScheduleOptions, 'weekdayWeights' | 'exceptions' | 'pauses'>;

/** An amount per full share, or per week or month of full shares. */
export type Rate = { amount: number; per: 'day' | 'week' | 'month' };

/** The share of a day without the curve, 1 for a full one. */
export function baseShareOn(calendar: WritingCalendar, day: LocalDay): number {
  return baseShares(calendar)(toDayNumber(day));
}

/**
 * Like `baseShareOn`, for many days of one calendar, which is prepared once.
 *
 * @example baseShares(calendar)(toDayNumber('2026-11-08')) // 0, a free Sunday
 */
export function baseShares({ weekdayWeights, exceptions, pauses }: WritingCalendar) {
  const exceptionWeights = new Map(exceptions.map(({ on, weight }) => [toDayNumber(on), weight]));
  const pauseRanges = pauses.map(
    ({ fromOn, toOn }) => [toDayNumber(fromOn), toDayNumber(toOn)] as const,
  );

  return (day: DayNumber): number => {
    if (pauseRanges.some(([from, to]) => from <= day && day <= to)) return 0;

    return (exceptionWeights.get(day) ?? weekdayWeights[weekdayOf(day)] ?? 100) / 100;
  };
}

/** The part of a schedule from a day on; the whole schedule if the day is earlier. */
export function scheduleFrom(schedule: Schedule, day: LocalDay): Schedule {
  const first = Math.min(schedule.last, Math.max(schedule.first, toDayNumber(day)));
  if (first === schedule.first) return schedule;
  const weights = schedule.weights.subarray(first - schedule.first);
  const upTo = new Float64Array(weights.length + 1);
  for (const [at, weight] of weights.entries()) upTo[at + 1] = (upTo[at] ?? 0) + weight;

  return { first, last: schedule.last, weights, upTo };
}

/**
 * The amount of a rate per full share: a weekly rate is divided by the shares of a week, a monthly rate by those of 365.25 / 12 days.
 *
 * @example sharePerRate({ amount: 5_000, per: 'week' }, [100, 100, 100, 100, 100, 0, 0]) // 1000
 */
export function sharePerRate({ amount, per }: Rate, weekdayWeights: readonly number[]): number {
  const perWeek = weekdayWeights.reduce((sum, weight) => sum + weight, 0) / 100;
  if (per === 'day' || perWeek === 0) return amount;

  return per === 'week' ? amount / perWeek : amount / ((perWeek / 7) * (365.25 / 12));
}

/** The day on which a rate reaches an amount; null if that is more than ten years away. */
export function endAtRate(
  amount: number,
  rate: Rate,
  startOn: LocalDay,
  calendar: WritingCalendar,
): LocalDay | null {
  const share = sharePerRate(rate, calendar.weekdayWeights);

  return endDayAtShare(amount, share, startOn, baseShares(calendar));
}

/** The total of a rate between two days, rounded down. */
export function amountAtRate(
  rate: Rate,
  { startOn, endOn }: { startOn: LocalDay; endOn: LocalDay },
  calendar: WritingCalendar,
): number {
  const { upTo } = scheduleOf({ ...calendar, curve: 'steady', seed: 0, startOn, endOn });

  return Math.floor(sharePerRate(rate, calendar.weekdayWeights) * (upTo.at(-1) ?? 0) + 1e-6);
}

/**
 * The end day of a plan that keeps its daily target after missed days: the day on which the missing amount is reached at the mean share of
 * the plan. Null if that is more than ten years away.
 *
 * @param missing amount left from `today` on
 * @param planned the amount and days of the current plan
 */
export function extendedEndDay(
  missing: number,
  today: LocalDay,
  planned: { amount: number; startOn: LocalDay; endOn: LocalDay },
  calendar: WritingCalendar,
): LocalDay | null {
  const shareOn = baseShares(calendar);
  const last = toDayNumber(planned.endOn);
  let shares = 0;
  for (let day = toDayNumber(planned.startOn); day <= last; day++) shares += shareOn(day);
  if (shares === 0 || planned.amount <= 0) return null;

  return endDayAtShare(missing, planned.amount / shares, today, shareOn);
}
