import { bars } from '@longhand/charts/kinds/bars';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Chart } from '../../ui/chart.tsx';
import { ViewPlaces } from './places.tsx';
import { easeOfParagraphs, wordsAt } from './view-data.ts';
import type { ViewProps } from './views.tsx';

const hardestShown = 5;

/** How hard each paragraph is to read, and the hardest of them. */
export function EaseView({ desk, whole: { reading, text } }: ViewProps) {
  const t = useTranslations('desk.views.ease');
  const format = useFormatter();
  const paragraphs = useMemo(() => easeOfParagraphs(text, reading), [text, reading]);
  const unit = reading.language === 'zh' ? t('characters') : 'LIX';
  const hardest = paragraphs
    .toSorted((one, other) => other.value - one.value)
    .slice(0, hardestShown);
  const top = hardest[0]?.value;

  return (
    <>
      <Chart
        kind={bars}
        data={{
          of: t('paragraph'),
          value: { name: unit, from: 0, number: { maximumFractionDigits: 0 } },
          bars: paragraphs.map(({ value, span }, at) => ({
            label: format.number(at + 1),
            value,
            get note() {
              return wordsAt(text, span); // a novel has too many to read them all before one is asked for
            },
            ...(value === top && { tone: 'highlight' as const }), // the literal
          })),
          notes: t('text'),
        }}
        title={t('name')}
        summary={t('summary', { count: paragraphs.length, unit })}
        empty={t('none')}
        file="longhand-paragraphs"
      />
      <ViewPlaces
        desk={desk}
        places={hardest.map(({ span, value }) => ({
          ...span,
          words: wordsAt(text, span),
          mark: format.number(value, { maximumFractionDigits: 0 }),
        }))}
      />
    </>
  );
}
