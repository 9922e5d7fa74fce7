import { useFormatter } from 'use-intl';

/** An hour of the day in the format of the language: 9 AM. */
export function useHourName(): (hour: number) => string {
  const format = useFormatter();

  return (hour) =>
    format.dateTime(new Date(Date.UTC(2024, 0, 1, hour)), { timeZone: 'UTC', hour: 'numeric' });
}
