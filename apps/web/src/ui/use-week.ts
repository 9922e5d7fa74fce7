import { useFormatter, useLocale } from 'use-intl';
import { usePreferences } from '../platform/preferences.ts';
import { firstDayOfWeek } from './week.ts';

/** The writer's week: which day begins it (1 is Monday), and its days in that order with 0 for Monday. */
export function useWeek() {
  const format = useFormatter();
  const locale = useLocale();
  const start = usePreferences().weekStart ?? firstDayOfWeek(locale);
  const weekdays = Array.from({ length: 7 }, (_, at) => {
    const index = (start - 1 + at) % 7;
    // The first of January 2024 was a Monday.
    const day = new Date(Date.UTC(2024, 0, 1 + index));

    const write = (weekday: 'long' | 'short') => format.dateTime(day, { timeZone: 'UTC', weekday });

    return { index, name: write('long'), short: write('short') };
  });

  return { start, weekdays };
}
