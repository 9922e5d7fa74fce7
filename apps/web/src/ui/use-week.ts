import { useFormatter, useLocale } from 'use-intl';
import { usePreferences } from '../platform/preferences.ts';
import { firstDayOfWeek } from './week.ts';

/** The user's week: its first day (1 is Monday) and the weekdays in order, with 0 for Monday. */
export function useWeek() {
  const format = useFormatter();
  const locale = useLocale();
  const start = usePreferences().weekStart ?? firstDayOfWeek(locale);
  const weekdays = Array.from({ length: 7 }, (_, at) => {
    const index = (start - 1 + at) % 7;
    // January 1, 2024 was a Monday.
    const day = new Date(Date.UTC(2024, 0, 1 + index));

    const write = (weekday: 'long' | 'short') => format.dateTime(day, { timeZone: 'UTC', weekday });

    return { index, name: write('long'), short: write('short') };
  });

  return { start, weekdays };
}
