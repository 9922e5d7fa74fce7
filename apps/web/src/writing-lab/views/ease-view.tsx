import { bars } from '@longhand/charts/kinds/bars';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Chart } from '../../ui/chart.tsx';
import { SpanList } from './span-list.tsx';
import type { ViewProps } from './use-document-analysis.ts';
import { easeOfParagraphs, excerptAt } from './view-data.ts';

const hardestShown = 5;

/** The difficulty of each paragraph, and the hardest ones. */
export function EaseView({ desk, documentAnalysis: { reading, text } }: ViewProps) {
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
              return excerptAt(text, span); // computed on demand, because a novel has too many
            },
            ...(value === top && { tone: 'highlight' as const }), // the literal type
          })),
          notes: t('text'),
        }}
        title={t('name')}
        summary={t('summary', { count: paragraphs.length, unit })}
        empty={t('none')}
        file="longhand-paragraphs"
      />
      <SpanList
        desk={desk}
        places={hardest.map(({ span, value }) => ({
          ...span,
          words: excerptAt(text, span),
          mark: format.number(value, { maximumFractionDigits: 0 }),
        }))}
      />
    </>
  );
}
