import { line } from '@longhand/charts/kinds/line';
import { useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import type { ProgressFigures } from '../api.ts';
import { drillOfStep } from '../days/drill.ts';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { useUnits } from '../use-units.ts';

/** Amount per week, with the mean of four weeks and the pace of 90 days. */
export function WeeksSection({ figures }: { figures: ProgressFigures }) {
  const t = useTranslations('insight-screens.progress');
  const { setParam } = useInsightSearch();
  const units = useUnits(figures);
  const { weeks, velocity, period } = figures;
  const starts = weeks.map(({ on }) => on);
  const means = weeks.filter(({ mean }) => mean !== null);
  const baseline = velocity.baseline90;

  return (
    <ChartSection
      kind={line}
      data={{
        xAxis: { name: t('week'), type: 'day' },
        value: units.chartMeasure,
        series: [
          {
            name: t('weekly'),
            style: 'dots',
            isUnlabeled: true,
            points: weeks.map(({ on, amount }) => ({ at: on, value: units.toUnits(amount) })),
          },
          ...(means.length > 1
            ? [
                {
                  name: t('mean'),
                  points: weeks.map(({ on, mean }) => ({
                    at: on,
                    value: mean === null ? null : units.toUnits(mean),
                  })),
                },
              ]
            : []),
        ],
        ...(baseline === null
          ? {}
          : { lines: [{ at: units.toUnits(baseline * 7), label: t('baseline') }] }),
      }}
      title={t('weeks')}
      summary={t('weeksSummary', { n: weeks.length })}
      file="weeks"
      onOpen={(on) =>
        setParam('open', drillOfStep(on, { step: 'week', starts, last: period.through }))
      }
    />
  );
}
