import { useFormatter, useTranslations } from 'use-intl';

type Window = { days: 'all' | 'weekdays' | 'weekend'; fromHour: number };

/** A window of two hours: 8–10 AM on weekdays. */
export function useWindowName(): (window: Window) => string {
  const t = useTranslations('insight-screens.temporal');
  const format = useFormatter();

  return ({ days, fromHour }) =>
    t(`windows.${days}`, {
      hours: format.dateTimeRange(
        new Date(Date.UTC(2024, 0, 1, fromHour)),
        new Date(Date.UTC(2024, 0, 1, fromHour + 2)),
        { timeZone: 'UTC', hour: 'numeric' },
      ),
    });
}
