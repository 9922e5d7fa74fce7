import { calendar } from '@longhand/charts/kinds/calendar';
import { useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { useWeek } from '../../ui/use-week.ts';
import type { TemporalFigures } from '../api.ts';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { useUnits } from '../use-units.ts';

/** The days of each year. */
export function CalendarSections({ figures }: { figures: TemporalFigures }) {
  const t = useTranslations('insight-screens.temporal');
  const { setParam } = useInsightSearch();
  const { start } = useWeek();
  const units = useUnits(figures);
  const firstWeekday = start === 7 ? 0 : start === 6 ? 6 : 1;

  return figures.calendar.map(({ year, days }) => (
    <ChartSection
      key={year}
      kind={calendar}
      data={{
        day: t('day'),
        value: units.chartMeasure,
        from: `${year}-01-01`,
        to: `${year}-12-31`,
        days: days.map(({ on, amount }) => ({ on, amount: Math.max(0, units.toUnits(amount)) })),
        today: figures.on,
        firstWeekday,
      }}
      title={t('year', { year: String(year) })}
      summary={t('yearSummary', {
        n: days.length,
        amount: units.text(days.reduce((sum, { amount }) => sum + amount, 0)),
      })}
      file={`year-${year}`}
      onOpen={(on) => setParam('open', on)}
    />
  ));
}
