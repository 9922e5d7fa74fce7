import { bars } from '@longhand/charts/kinds/bars';
import { useFormatter, useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { useWeek } from '../../ui/use-week.ts';
import styles from './analytics.module.css';
import type { Analytics } from './api.ts';

/** Words per hour in writing sessions, by hour and weekday of their start. */
export function PaceSection({ analytics: { hours, weekdays } }: { analytics: Analytics }) {
  const t = useTranslations('analytics.pace');
  const format = useFormatter();
  const { weekdays: week } = useWeek();
  const n = hours.reduce((sum, { sessions }) => sum + sessions, 0);
  const hourName = (hour: number) =>
    format.dateTime(new Date(Date.UTC(2024, 0, 1, hour)), { timeZone: 'UTC', hour: 'numeric' });
  const charts = [
    {
      key: 'hours',
      of: t('hour'),
      bars: hours.map(({ hour, perHour, sessions }) => ({
        label: hourName(hour),
        value: perHour,
        note: t('sessions', { n: sessions }),
      })),
    },
    {
      key: 'weekdays',
      of: t('weekday'),
      bars: week.map(({ index, short }) => {
        const day = weekdays.find(({ weekday }) => weekday === index);

        return {
          label: short,
          value: day?.perHour ?? null,
          note: t('sessions', { n: day?.sessions ?? 0 }),
        };
      }),
    },
  ] as const;

  return (
    <div className={styles.pair}>
      {charts.map(({ key, of, bars: chartBars }) => (
        <ChartSection
          key={key}
          kind={bars}
          data={{ of, value: { name: t('perHour'), from: 0 }, bars: chartBars, notes: t('n') }}
          title={t(key)}
          summary={t('summary', { n })}
          empty={t('empty')}
          file={key}
        />
      ))}
    </div>
  );
}
