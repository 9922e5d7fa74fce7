import { deviceStartOfDay } from '../../../platform/clock.ts';
import { addDays, isLocalDate, type LocalDate } from '../../../platform/local-date.ts';

/** The filter for when texts changed: a number of days up to today, or since a date. */
export type ChangedSince = (typeof changedPeriods)[number] | LocalDate;

export const changedPeriods = ['today', '7-days', '30-days'] as const;

const periodDays = { today: 1, '7-days': 7, '30-days': 30 };

/** Parses the filter from the URL; invalid values give null. */
export function parseChangedSince(value: unknown): ChangedSince | null {
  const text = String(value ?? '');

  return changedPeriods.find((span) => span === text) ?? (isLocalDate(text) ? text : null);
}

export function isDate(since: ChangedSince): since is LocalDate {
  return !changedPeriods.some((span) => span === since);
}

/** The start instant in the device's time zone. */
export function startInstant(since: ChangedSince, today: LocalDate): string {
  return deviceStartOfDay(isDate(since) ? since : addDays(today, 1 - periodDays[since]));
}
