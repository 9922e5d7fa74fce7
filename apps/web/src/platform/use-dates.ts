import { type DateTimeFormatOptions, useFormatter, useLocale } from 'use-intl';
import { dayHere, localToday } from './clock.ts';
import { firstOfMonth } from './first-of-month.ts';
import { asInstant, type LocalDate } from './local-date.ts';

/** Calendar days in the words of the language; the year is said only where it is not this one. */
export function useDates() {
  const format = useFormatter();
  const locale = useLocale();
  const thisYear = localToday().slice(0, 4);
  const write = (on: LocalDate, options: DateTimeFormatOptions) =>
    firstOfMonth(
      format.dateTime(asInstant(on), {
        timeZone: 'UTC',
        ...(on.startsWith(thisYear) ? {} : { year: 'numeric' }),
        ...options,
      }),
      locale,
    );

  return {
    /** 29 November */
    day: (on: LocalDate) => write(on, { day: 'numeric', month: 'long' }),
    /** 29 Nov */
    shortDay: (on: LocalDate) => write(on, { day: 'numeric', month: 'short' }),
    /** Friday 20 November */
    weekday: (on: LocalDate) => write(on, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** 1 Sep – 29 Nov */
    range: (from: LocalDate, to: LocalDate) =>
      firstOfMonth(
        format.dateTimeRange(asInstant(from), asInstant(to), {
          timeZone: 'UTC',
          day: 'numeric',
          month: 'short',
          ...(from.startsWith(thisYear) && to.startsWith(thisYear) ? {} : { year: 'numeric' }),
        }),
        locale,
      ),
    /** November, or Nov */
    month: (month: number, style: 'long' | 'short') =>
      format.dateTime(new Date(Date.UTC(2024, month - 1, 1)), { timeZone: 'UTC', month: style }),
    /** The day of an instant in the zone of this device. */
    dayOf: (instant: string) => dayHere(new Date(instant)),
    /** 14:31, in the zone of this device */
    time: (instant: string) => format.dateTime(new Date(instant), clock),
    /** 20 November at 14:31, in the zone of this device */
    moment: (instant: string) =>
      firstOfMonth(
        format.dateTime(new Date(instant), {
          day: 'numeric',
          month: 'long',
          ...(dayHere(new Date(instant)).startsWith(thisYear) ? {} : { year: 'numeric' }),
          ...clock,
        }),
        locale,
      ),
  };
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;
