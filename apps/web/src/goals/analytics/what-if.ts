import { addDays, type LocalDate } from '../../platform/local-date.ts';

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
