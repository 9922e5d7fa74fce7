import { line } from '@longhand/charts/kinds/line';
import { useTranslations } from 'use-intl';
import { Chart } from '../../ui/chart.tsx';
import { SpanList } from './span-list.tsx';
import type { ViewProps } from './use-document-analysis.ts';
import { excerptAt, positionShare } from './view-data.ts';

/** Sentence length along the text, and slow passages. */
export function PacingView({ desk, documentAnalysis: { reading, text } }: ViewProps) {
  const t = useTranslations('desk.views.pacing');
  const { pacing } = reading.details;
  const slow = pacing.filter(({ isSlow }) => isSlow);

  return (
    <>
      <Chart
        kind={line}
        data={{
          xAxis: textAxis(t('along')),
          value: { name: t('value'), number: { maximumFractionDigits: 1 } },
          series: [
            {
              name: t('value'),
              isUnlabeled: true,
              points: pacing.map(({ span, sentenceLength }) => ({
                at: positionShare((span.from + span.to) / 2, text),
                value: sentenceLength,
                note: excerptAt(text, span),
              })),
            },
          ],
          spans: slow.map(({ span }) => ({
            from: positionShare(span.from, text),
            to: positionShare(span.to, text),
          })),
          notes: t('text'),
        }}
        title={t('name')}
        summary={t('summary', { count: slow.length })}
        empty={t('none')}
        file="longhand-pacing"
      />
      <SpanList
        desk={desk}
        places={slow.map(({ span }) => ({ ...span, words: excerptAt(text, span) }))}
      />
    </>
  );
}

/** An axis from the start of the text to its end. */
export function textAxis(name: string) {
  return {
    name,
    type: 'number',
    number: { style: 'percent', maximumFractionDigits: 0 },
  } as const;
}
