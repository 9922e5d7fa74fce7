import type { LocalDay } from '@longhand/goals/days';

export { addDays, daysBetween } from '@longhand/goals/days';

/** A calendar day of the writer as `2026-11-20`; it has no zone. */
export type LocalDate = LocalDay;

/** Midnight UTC of a day, for formatting with `timeZone: 'UTC'`. */
export function asInstant(on: LocalDate): Date {
  return new Date(`${on}T00:00:00Z`);
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
