import { addDays, daysBetween, type LocalDate } from '../../platform/local-date.ts';

/** Nobody plans further ahead than this. */
const mostDays = 3_653;

/**
 * The day on which what is missing is done at so much a day, on so many days of the week evenly spread; null when that is more than
 * ten years away.
 *
 * @param from the first day that may add to it
 */
export function endOfPace(
  missing: number,
  { perDay, perWeek, from }: { perDay: number; perWeek: number; from: LocalDate },
): LocalDate | null {
  if (missing <= 0) return from;
  if (perDay <= 0 || perWeek <= 0) return null;
  const writingDays = Math.ceil(missing / perDay);
  const days = Math.ceil((writingDays * 7) / perWeek);

  return days > mostDays ? null : addDays(from, days - 1);
}

/** What each day up to the last takes, today included: what today has already counts toward its share. */
export function amountToEndOn(
  missing: number,
  { today, from, endOn }: { today: number; from: LocalDate; endOn: LocalDate },
): number {
  const days = Math.max(1, daysBetween(from, endOn) + 1);

  return Math.ceil((missing + Math.max(0, today)) / days);
}
