import type { LocalDay } from '@longhand/goals/days';

export { addDays, daysBetween } from '@longhand/goals/days';

/** Calendar day as `2026-11-20`, without a time zone. */
export type LocalDate = LocalDay;

/** Midnight UTC of a day, for formatting with `timeZone: 'UTC'`. */
export function toUtcDate(on: LocalDate): Date {
  return new Date(`${on}T00:00:00Z`);
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Month and day start at 1. */
export function localDateOf(year: number, month: number, day: number): LocalDate {
  const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** Whether a string, for example of a date field, is a valid calendar date. */
export function isLocalDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && normalizedDate(text) === text;
}

function normalizedDate(on: string): string | undefined {
  const instant = toUtcDate(on);

  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString().slice(0, 10);
}
