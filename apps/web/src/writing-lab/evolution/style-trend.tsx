import { line } from '@longhand/charts/kinds/line';
import { type ScatterData, scatter } from '@longhand/charts/kinds/scatter';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import type { CorpusText } from '../metrics/corpus/corpus.ts';
import { useTitleOf } from '../metrics/corpus/use-title-of.ts';
import { deltaTrend, type TextAxis } from '../metrics/trend.ts';
import { createTextMap } from './text-map.ts';

type StyleTrendProps = { texts: readonly CorpusText[]; axis: TextAxis };

/** The distance of each text from the earlier ones, and a map of all texts. */
export function StyleTrend({ texts, axis }: StyleTrendProps) {
  const t = useTranslations('lab.evolution');
  const titleOf = useTitleOf();
  const format = useFormatter();
  const deltas = useMemo(() => deltaTrend(texts, axis), [texts, axis]);
  const map = useMemo(() => createTextMap(texts.map(({ reading }) => reading)), [texts]);
  const last = texts.at(-1);
  const points: ScatterData['points'] = (map?.points ?? []).map(({ x, y }, at) => ({
    x,
    y,
    label: titleOf(texts[at] ?? { title: '' }),
    isHighlighted: texts[at] === last,
  }));

  return (
    <>
      <ChartSection
        kind={line}
        data={{
          xAxis: axis.along,
          value: { name: 'Delta', from: 0, number: { maximumFractionDigits: 2 } },
          series: [
            {
              name: 'Delta',
              isUnlabeled: true,
              points: deltas.map(({ at, value, text }) => ({ at, value, note: titleOf(text) })),
            },
          ],
          notes: t('text'),
        }}
        title={t('delta')}
        summary={t('deltaSays')}
        empty={t('deltaNone')}
        file="longhand-delta"
      />
      <ChartSection
        kind={scatter}
        data={{
          of: t('text'),
          x: { name: t('firstAxis') },
          y: { name: t('secondAxis') },
          points,
          isMap: true,
        }}
        title={t('map')}
        summary={t('mapSays', {
          kept: format.number(map?.explainedVariance ?? 0, {
            style: 'percent',
            maximumFractionDigits: 0,
          }),
        })}
        empty={t('mapNone')}
        file="longhand-map"
      />
    </>
  );
}
