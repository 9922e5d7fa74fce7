/** Calendar days of the writer as `2026-11-20`. They have no zone: arithmetic is done in UTC, where no day is short. */
export type LocalDate = string;

const dayMs = 86_400_000;

/** Midnight UTC of a day, for formatting with `timeZone: 'UTC'`. */
export function asInstant(on: LocalDate): Date {
  return new Date(`${on}T00:00:00Z`);
}

/**
 * The day so many days later, or earlier when negative.
 *
 * @example addDays('2026-02-28', 1) // '2026-03-01'
 */
export function addDays(on: LocalDate, days: number): LocalDate {
  return new Date(asInstant(on).getTime() + days * dayMs).toISOString().slice(0, 10);
}

/**
 * Days from one day to another; negative when `to` comes first.
 *
 * @example daysBetween('2026-11-29', '2026-12-05') // 6
 */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((asInstant(to).getTime() - asInstant(from).getTime()) / dayMs);
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The day with this year, month from 1 and day from 1. */
export function localDateOf(year: number, month: number, day: number): LocalDate {
  const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** Whether a text, for example of a date field, names a day of the calendar. */
export function isLocalDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && written(text) === text;
}

function written(on: string): string | undefined {
  const instant = asInstant(on);

  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString().slice(0, 10);
}
