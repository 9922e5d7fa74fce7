/** A calendar day of the writer, `2026-11-20`. Days compare as strings. */
export type LocalDay = string;

/** Days since 1 January 1970; calendar days have no zone, so that none is short or long. */
export type DayNumber = number;

const msPerDay = 86_400_000;

/** @example numberOf('1970-01-02') // 1 */
export function numberOf(day: LocalDay): DayNumber {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / msPerDay);
}

/** @example dayOf(1) // '1970-01-02' */
export function dayOf(number: DayNumber): LocalDay {
  return new Date(number * msPerDay).toISOString().slice(0, 10);
}

/** @example addDays('2026-02-28', 1) // '2026-03-01' */
export function addDays(day: LocalDay, days: number): LocalDay {
  return dayOf(numberOf(day) + days);
}

/**
 * How many days lie from one day to another: 0 for the same day, negative when `to` comes first.
 *
 * @example daysBetween('2026-11-01', '2026-11-30') // 29
 */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return numberOf(to) - numberOf(from);
}

/** 0 for Monday to 6 for Sunday, as ISO 8601 begins its week. */
export function weekdayOf(number: DayNumber): number {
  return (((number + 3) % 7) + 7) % 7;
}
