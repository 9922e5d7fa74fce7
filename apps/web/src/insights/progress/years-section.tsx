import { line } from '@longhand/charts/kinds/line';
import { useTranslations } from 'use-intl';
import { daysInMonth, localDateOf } from '../../platform/local-date.ts';
import { useDates } from '../../platform/use-dates.ts';
import { ChartSection } from '../../ui/chart.tsx';
import { Section } from '../../ui/page.tsx';
import type { ProgressFigures } from '../api.ts';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { useUnits } from '../use-units.ts';

/** Maximum number of years in a chart. */
const maxYears = 5;

/** Monthly amounts of several years, side by side. */
export function YearsSection({ figures }: { figures: ProgressFigures }) {
  const t = useTranslations('insight-screens.progress');
  const { setParam } = useInsightSearch();
  const units = useUnits(figures);
  const dates = useDates();
  const years = figures.years.toSorted((one, other) => one.year - other.year).slice(-maxYears);
  const current = years.at(-1);
  const previous = years.at(-2);
  const names = Array.from({ length: 12 }, (_, at) => dates.month(at + 1, 'short'));
  if (current === undefined) return null;

  if (current.months.filter((amount) => amount !== null).length < 2 && previous === undefined) {
    return (
      <Section title={t('years')}>
        <p>{t('oneMonth')}</p>
      </Section>
    );
  }

  return (
    <ChartSection
      kind={line}
      data={{
        xAxis: { name: t('month'), type: 'number', names },
        value: units.chartMeasure,
        series: years.map(({ year, months }) => ({
          name: String(year),
          ...(year === current.year ? {} : { style: 'faint' as const }), // a literal
          points: months.map((amount, at) => ({
            at: at + 1,
            value: amount === null ? null : units.toUnits(amount),
          })),
        })),
      }}
      title={t('years')}
      summary={
        previous === undefined
          ? t('yearSummary', { year: String(current.year), amount: units.text(current.total) })
          : t('yearsSummary', {
              year: String(current.year),
              amount: units.text(current.toDate),
              previous: String(previous.year),
              before: units.text(previous.toDate),
            })
      }
      file="years"
      onOpen={(name) => {
        const month = names.indexOf(name) + 1;
        const { year } = current;
        setParam(
          'open',
          `${localDateOf(year, month, 1)}..${localDateOf(year, month, daysInMonth(year, month))}`,
        );
      }}
    />
  );
}
