import { addDays, daysBetween, type LocalDate } from '../../platform/local-date.ts';

/** Ten years, the longest plan. */
const maxDays = 3_653;

/**
 * Finish date at a daily amount on some days per week, evenly spread; null if more than ten years away.
 *
 * @param from first day that counts
 */
export function finishAtPace(
  remaining: number,
  { perDay, perWeek, from }: { perDay: number; perWeek: number; from: LocalDate },
): LocalDate | null {
  if (remaining <= 0) return from;
  if (perDay <= 0 || perWeek <= 0) return null;
  const writingDays = Math.ceil(remaining / perDay);
  const days = Math.ceil((writingDays * 7) / perWeek);

  return days > maxDays ? null : addDays(from, days - 1);
}

/** Daily amount to finish on a date, today included: what was written today counts toward its share. */
export function dailyAmountToFinish(
  remaining: number,
  { today, from, endOn }: { today: number; from: LocalDate; endOn: LocalDate },
): number {
  const days = Math.max(1, daysBetween(from, endOn) + 1);

  return Math.ceil((remaining + Math.max(0, today)) / days);
}
