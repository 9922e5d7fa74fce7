import { rhythm } from '@longhand/charts/kinds/rhythm';
import { useFormatter, useTranslations } from 'use-intl';
import { Chart } from '../../ui/chart.tsx';
import { ViewPlaces } from './places.tsx';
import { wordsAt } from './view-data.ts';
import type { ViewProps } from './views.tsx';

const longestShown = 5;

/** A bar for each sentence; the longest can be gone to. */
export function RhythmView({ desk, whole: { reading, text } }: ViewProps) {
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
            starts: paragraph !== sentences[at - 1]?.paragraph,
            get text() {
              return wordsAt(text, span); // a novel has too many to read them all before one is asked for
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
      <ViewPlaces
        desk={desk}
        places={longest.map(({ span, words }) => ({
          ...span,
          words: wordsAt(text, span),
          mark: format.number(words),
        }))}
      />
    </>
  );
}
