import { line } from '@longhand/charts/kinds/line';
import { stacked } from '@longhand/charts/kinds/stacked';
import { useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import type { AnalyticsFigures } from '../api.ts';
import { drillOfStep } from '../days/drill.ts';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { useUnits } from '../use-units.ts';
import { partsOf } from './project-parts.ts';

/** Amounts per day, week or month, by project and against the compared period. */
export function SeriesSections({ figures }: { figures: AnalyticsFigures }) {
  const t = useTranslations('insight-screens.analytics');
  const { setParam } = useInsightSearch();
  const units = useUnits(figures);
  const { step, points, pointsBefore, totals, period } = figures;
  const parts = partsOf(figures, { noProject: t('noProject'), others: t('others') });
  const starts = points.map(({ on }) => on);
  const open = (on: string) =>
    setParam('open', drillOfStep(on, { step, starts, last: period.through }));
  const xAxis = { name: t(`steps.${step}`), type: 'day' as const }; // a literal

  return (
    <>
      <ChartSection
        kind={stacked}
        data={{
          xAxis,
          value: units.chartMeasure,
          parts: parts.map(({ name }) => name),
          bars: points.map(({ on }, index) => ({
            at: on,
            values: parts.map(({ amounts }) => Math.max(0, units.toUnits(amounts[index] ?? 0))),
          })),
        }}
        title={t(`series.${step}`)}
        summary={t('seriesSummary', {
          amount: units.text(totals.amount),
          projects: figures.projects.length,
        })}
        empty={t('noAmounts')}
        file="amounts"
        onOpen={open}
      />
      {pointsBefore.length > 0 && (
        <ChartSection
          kind={line}
          data={{
            xAxis,
            value: units.chartMeasure,
            series: [
              {
                name: t('before'),
                style: 'faint',
                points: points.slice(0, pointsBefore.length).map(({ on }, index) => ({
                  at: on,
                  value: units.toUnits(pointsBefore[index]?.amount ?? 0),
                })),
              },
              {
                name: t('thisPeriod'),
                points: points.map(({ on, amount }) => ({ at: on, value: units.toUnits(amount) })),
              },
            ],
          }}
          title={t('compared')}
          summary={t('comparedSummary', {
            now: units.text(totals.amount),
            before: units.text(figures.totalsBefore?.amount ?? 0),
          })}
          file="comparison"
          onOpen={open}
        />
      )}
    </>
  );
}
