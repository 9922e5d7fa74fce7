/** A calendar day of the writer, `2026-11-20`. Days compare as strings. */
export type LocalDay = string;

/** Days since 1 January 1970. Calendar days have no time zone, so every day has the same length. */
export type DayNumber = number;

const msPerDay = 86_400_000;

/** @example toDayNumber('1970-01-02') // 1 */
export function toDayNumber(day: LocalDay): DayNumber {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / msPerDay);
}

/** @example toLocalDay(1) // '1970-01-02' */
export function toLocalDay(number: DayNumber): LocalDay {
  return new Date(number * msPerDay).toISOString().slice(0, 10);
}

/** @example addDays('2026-02-28', 1) // '2026-03-01' */
export function addDays(day: LocalDay, days: number): LocalDay {
  return toLocalDay(toDayNumber(day) + days);
}

/**
 * The number of days between two days: 0 for the same day, negative if `to` is earlier.
 *
 * @example daysBetween('2026-11-01', '2026-11-30') // 29
 */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** 0 for Monday to 6 for Sunday, as ISO 8601 begins its week. */
export function weekdayOf(number: DayNumber): number {
  return (((number + 3) % 7) + 7) % 7;
}
