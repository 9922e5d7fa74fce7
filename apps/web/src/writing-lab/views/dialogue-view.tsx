import { lanes } from '@longhand/charts/kinds/lanes';
import { useFormatter, useTranslations } from 'use-intl';
import { Chart } from '../../ui/chart.tsx';
import { SpanList } from './span-list.tsx';
import type { ViewProps } from './use-document-analysis.ts';
import { excerptAt, positionShare } from './view-data.ts';

const maxShown = 8;

/** The positions of dialogue from the start of the text to its end. */
export function DialogueView({ desk, documentAnalysis: { reading, text } }: ViewProps) {
  const t = useTranslations('desk.views.dialogue');
  const lane = useTranslations('desk.lanes');
  const format = useFormatter();
  const dialogue = reading.details.sentences.filter(({ isDialogue }) => isDialogue);
  const share = reading.figures['dialogue-share']?.value ?? null;

  return (
    <>
      <Chart
        kind={lanes}
        data={{
          names: { lane: lane('lane'), count: lane('count'), at: lane('at') },
          lanes: [
            {
              name: t('lane'),
              places: dialogue.map(({ span }) => ({
                at: positionShare(span.from, text),
                get note() {
                  return excerptAt(text, span); // computed on demand, because a novel has too many
                },
              })),
            },
          ],
        }}
        title={t('name')}
        summary={
          share === null
            ? t('unmarked')
            : t('summary', {
                share: format.number(share, { style: 'percent', maximumFractionDigits: 0 }),
                count: dialogue.length,
              })
        }
        empty={share === null ? t('unmarked') : t('none')}
        file="longhand-dialogue"
      />
      <SpanList
        desk={desk}
        places={dialogue
          .slice(0, maxShown)
          .map(({ span }) => ({ ...span, words: excerptAt(text, span) }))}
      />
    </>
  );
}
