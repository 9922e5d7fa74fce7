import { rhythm } from '@longhand/charts/kinds/rhythm';
import { useFormatter, useTranslations } from 'use-intl';
import { Chart } from '../../ui/chart.tsx';
import { SpanList } from './span-list.tsx';
import type { ViewProps } from './use-document-analysis.ts';
import { excerptAt } from './view-data.ts';

const longestShown = 5;

/** One bar per sentence, with links to the longest ones. */
export function RhythmView({ desk, documentAnalysis: { reading, text } }: ViewProps) {
  const t = useTranslations('desk.views.rhythm');
  const format = useFormatter();
  const { sentences } = reading.details;
  const longest = sentences
    .toSorted((one, other) => other.words - one.words)
    .slice(0, longestShown);
  const mean = reading.figures['mean-sentence-length']?.value ?? 0;

  return (
    <>
      <Chart
        kind={rhythm}
        data={{
          sentences: sentences.map(({ span, words, isDialogue, paragraph }, at) => ({
            words,
            isDialogue,
            startsParagraph: paragraph !== sentences[at - 1]?.paragraph,
            get text() {
              return excerptAt(text, span); // computed on demand, because a novel has too many
            },
          })),
          names: {
            sentence: t('sentence'),
            words: t('words'),
            dialogue: t('dialogue'),
            text: t('text'),
            yes: t('yes'),
          },
          mean: {
            at: mean,
            label: t('mean', { mean: format.number(mean, { maximumFractionDigits: 1 }) }),
          },
          longest: { label: t('longest', { count: longest[0]?.words ?? 0 }) },
        }}
        title={t('name')}
        summary={t('summary', { count: sentences.length })}
        file="longhand-rhythm"
      />
      <SpanList
        desk={desk}
        places={longest.map(({ span, words }) => ({
          ...span,
          words: excerptAt(text, span),
          mark: format.number(words),
        }))}
      />
    </>
  );
}
