import { startOfDayHere } from '../../platform/clock.ts';
import { addDays, isLocalDate, type LocalDate } from '../../platform/local-date.ts';

/** Since when the listed texts changed: a number of days up to today, or a date. */
export type ChangedSince = (typeof changedSpans)[number] | LocalDate;

export const changedSpans = ['today', '7-days', '30-days'] as const;

const days = { today: 1, '7-days': 7, '30-days': 30 };

/** Reads it from an address; what makes no sense there is as if it were not. */
export function changedSinceFrom(value: unknown): ChangedSince | null {
  const text = String(value ?? '');

  return changedSpans.find((span) => span === text) ?? (isLocalDate(text) ? text : null);
}

export function isDate(since: ChangedSince): since is LocalDate {
  return !changedSpans.some((span) => span === since);
}

/** The instant of it, in the zone of this device. */
export function instantOf(since: ChangedSince, today: LocalDate): string {
  return startOfDayHere(isDate(since) ? since : addDays(today, 1 - days[since]));
}
