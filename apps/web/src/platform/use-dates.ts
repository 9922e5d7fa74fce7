import { capitalize } from '@longhand/contract/capitalize';
import { type DateTimeFormatOptions, useFormatter, useLocale } from 'use-intl';
import { deviceDayOf, deviceToday } from './clock.ts';
import { withFrenchOrdinal } from './french-ordinal.ts';
import { type LocalDate, toUtcDate } from './local-date.ts';

const weekdayFormat = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** Localized dates; the year is included only if it is not the current one. */
export function useDates() {
  const format = useFormatter();
  const locale = useLocale();
  const thisYear = deviceToday().slice(0, 4);
  const formatDay = (on: LocalDate, options: DateTimeFormatOptions, hidesYear = false) =>
    withFrenchOrdinal(
      format.dateTime(toUtcDate(on), {
        timeZone: 'UTC',
        ...(hidesYear || on.startsWith(thisYear) ? {} : { year: 'numeric' }),
        ...options,
      }),
      locale,
    );
  const formatRange = (from: LocalDate, to: LocalDate, hasYear: boolean) =>
    withFrenchOrdinal(
      format.dateTimeRange(toUtcDate(from), toUtcDate(to), {
        timeZone: 'UTC',
        day: 'numeric',
        month: 'short',
        ...(hasYear && { year: 'numeric' }),
      }),
      locale,
    );

  return {
    /** November 29 */
    day: (on: LocalDate) => formatDay(on, { day: 'numeric', month: 'long' }),
    /** Nov 29 */
    shortDay: (on: LocalDate, { hidesYear = false } = {}) =>
      formatDay(on, { day: 'numeric', month: 'short' }, hidesYear),
    /** Friday, November 20 */
    weekday: (on: LocalDate) => formatDay(on, weekdayFormat),
    /** Friday, November 20, as a heading */
    heading: (on: LocalDate) => capitalize(formatDay(on, weekdayFormat), locale),
    /** Sep 1 – Nov 29 */
    range: (from: LocalDate, to: LocalDate) =>
      formatRange(from, to, !(from.startsWith(thisYear) && to.startsWith(thisYear))),
    /** Dec 25 – Feb 25. Intl adds years that differ, so both days are formatted in the same leap year. */
    rangeWithoutYear: (from: LocalDate, to: LocalDate) =>
      formatRange(`2024${from.slice(4)}`, `2024${to.slice(4)}`, false),
    /** November, or Nov */
    month: (month: number, style: 'long' | 'short') =>
      format.dateTime(new Date(Date.UTC(2024, month - 1, 1)), { timeZone: 'UTC', month: style }),
    /** Calendar day of an instant in the device time zone. */
    dayOf: (instant: string) => deviceDayOf(new Date(instant)),
    /** 2:31 PM, in the device time zone */
    time: (instant: string) => format.dateTime(new Date(instant), timeFormat),
    /** November 20 at 2:31 PM, in the device time zone */
    dateTime: (instant: string) =>
      withFrenchOrdinal(
        format.dateTime(new Date(instant), {
          day: 'numeric',
          month: 'long',
          ...(deviceDayOf(new Date(instant)).startsWith(thisYear) ? {} : { year: 'numeric' }),
          ...timeFormat,
        }),
        locale,
      ),
  };
}

const timeFormat = { hour: 'numeric', minute: '2-digit' } as const;
