import { lanes } from '@longhand/charts/kinds/lanes';
import { useFormatter, useTranslations } from 'use-intl';
import { Chart } from '../../ui/chart.tsx';
import { ViewPlaces } from './places.tsx';
import { shareOf, wordsAt } from './view-data.ts';
import type { ViewProps } from './views.tsx';

const shown = 8;

/** Where somebody speaks, from the start of the text to its end. */
export function DialogueView({ desk, whole: { reading, text } }: ViewProps) {
  const t = useTranslations('desk.views.dialogue');
  const lane = useTranslations('desk.lanes');
  const format = useFormatter();
  const spoken = reading.details.sentences.filter(({ isDialogue }) => isDialogue);
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
              places: spoken.map(({ span }) => ({
                at: shareOf(span.from, text),
                get note() {
                  return wordsAt(text, span); // a novel has too many to read them all before one is asked for
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
                count: spoken.length,
              })
        }
        empty={share === null ? t('unmarked') : t('none')}
        file="longhand-dialogue"
      />
      <ViewPlaces
        desk={desk}
        places={spoken.slice(0, shown).map(({ span }) => ({ ...span, words: wordsAt(text, span) }))}
      />
    </>
  );
}
