/** A day of the writer's calendar as `2026-11-20`. It has no zone. */
export type Day = string;

const dayMs = 86_400_000;

/**
 * The day as an integer for linear scales: days since 1 January 1970. NaN if the text is not a day.
 *
 * @example dayNumber('1970-01-03') // 2
 */
export function dayNumber(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
}

/**
 * The day of a day number; fractions are dropped.
 *
 * @example dayOf(2) // '1970-01-03'
 */
export function dayOf(number: number): Day {
  return new Date(Math.floor(number) * dayMs).toISOString().slice(0, 10);
}

/**
 * The weekday, from 0 (Sunday) to 6.
 *
 * @example weekdayOf(dayNumber('2026-11-20')) // 5
 */
export function weekdayOf(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}
