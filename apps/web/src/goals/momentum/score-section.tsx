import { line } from '@longhand/charts/kinds/line';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { ChartSection } from '../../ui/chart.tsx';
import type { Momentum } from './api.ts';
import { buildScoreChart } from './score-chart.ts';

const bands = [
  { from: 25, name: 'warming' },
  { from: 50, name: 'rolling' },
  { from: 75, name: 'strong' },
  { from: 90, name: 'flying' },
] as const;

/** Score over the last year, with its named bands. */
export function ScoreSection({ momentum }: { momentum: Momentum }) {
  const t = useTranslations('momentum');
  const dates = useDates();
  const data = useMemo(
    () =>
      buildScoreChart(momentum, {
        day: t('chart.day'),
        score: t('title'),
        rest: t('chart.rest'),
        bands: bands.map(({ from, name }) => ({ from, name: t(`band.${name}`) })),
      }),
    [momentum, t],
  );
  const highest = momentum.days.reduce((best, day) => (day.score > best.score ? day : best));

  return (
    <ChartSection
      kind={line}
      data={data}
      title={t('chart.title')}
      summary={t('chart.summary', {
        score: momentum.score,
        highest: Math.round(highest.score),
        date: dates.day(highest.on),
      })}
      file="momentum"
    />
  );
}
