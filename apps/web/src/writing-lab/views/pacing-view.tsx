import { line } from '@longhand/charts/kinds/line';
import { useTranslations } from 'use-intl';
import { Chart } from '../../ui/chart.tsx';
import { ViewPlaces } from './places.tsx';
import { shareOf, wordsAt } from './view-data.ts';
import type { ViewProps } from './views.tsx';

/** Sentence length along the text, and the stretches that move slowly. */
export function PacingView({ desk, whole: { reading, text } }: ViewProps) {
  const t = useTranslations('desk.views.pacing');
  const { pacing } = reading.details;
  const slow = pacing.filter(({ isSlow }) => isSlow);

  return (
    <>
      <Chart
        kind={line}
        data={{
          along: along(t('along')),
          value: { name: t('value'), number: { maximumFractionDigits: 1 } },
          series: [
            {
              name: t('value'),
              isUnlabelled: true,
              points: pacing.map(({ span, sentenceLength }) => ({
                at: shareOf((span.from + span.to) / 2, text),
                value: sentenceLength,
                note: wordsAt(text, span),
              })),
            },
          ],
          spans: slow.map(({ span }) => ({
            from: shareOf(span.from, text),
            to: shareOf(span.to, text),
          })),
          notes: t('text'),
        }}
        title={t('name')}
        summary={t('summary', { count: slow.length })}
        empty={t('none')}
        file="longhand-pacing"
      />
      <ViewPlaces
        desk={desk}
        places={slow.map(({ span }) => ({ ...span, words: wordsAt(text, span) }))}
      />
    </>
  );
}

/** A text from its start to its end. */
export function along(name: string) {
  return {
    name,
    holds: 'number',
    number: { style: 'percent', maximumFractionDigits: 0 },
  } as const;
}
