import { bars } from '@longhand/charts/kinds/bars';
import { useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { useWeek } from '../../ui/use-week.ts';
import type { TemporalFigures } from '../api.ts';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { useUnits } from '../use-units.ts';

/** Mean amount by weekday. */
export function WeekdaySection({ figures }: { figures: TemporalFigures }) {
  const t = useTranslations('insight-screens.temporal');
  const { setParam } = useInsightSearch();
  const { weekdays: week } = useWeek();
  const units = useUnits(figures);
  const days = week.map(({ index, name, short }) => ({
    name,
    short,
    index,
    figures: figures.weekdays.find(({ weekday }) => weekday === index),
  }));
  const most = days.reduce((best, one) =>
    (one.figures?.mean ?? 0) > (best.figures?.mean ?? 0) ? one : best,
  );

  return (
    <ChartSection
      kind={bars}
      data={{
        of: t('weekday'),
        value: units.chartMeasure,
        bars: days.map(({ short, index, figures: day }) => ({
          label: short,
          value: day === undefined || day.days === 0 ? null : units.toUnits(day.mean),
          note: t('writingOf', { writing: day?.writingDays ?? 0, n: day?.days ?? 0 }),
          key: `w${index}`,
        })),
        notes: t('writingDays'),
      }}
      title={t('weekdays')}
      summary={t('weekdaysSummary', {
        weekday: most.name,
        amount: units.text(most.figures?.mean ?? 0),
      })}
      file="weekdays"
      onOpen={(key) => setParam('open', key)}
    />
  );
}
