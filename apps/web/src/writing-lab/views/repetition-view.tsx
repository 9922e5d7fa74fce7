import { lanes } from '@longhand/charts/kinds/lanes';
import { useTranslations } from 'use-intl';
import { Chart } from '../../ui/chart.tsx';
import type { ViewProps } from './views.tsx';

/** A row for each word or phrase that returns, a tick wherever it stands. */
export function RepetitionView({ whole }: Pick<ViewProps, 'whole'>) {
  const t = useTranslations('desk.views.repetition');
  const lane = useTranslations('desk.lanes');
  const found = whole.reading.details.repetitions;

  return (
    <Chart
      kind={lanes}
      data={{
        names: { lane: lane('lane'), count: lane('count'), at: lane('at') },
        lanes: found.map(({ words, at }) => ({
          name: words,
          places: at.map((place) => ({ at: place })),
        })),
      }}
      title={t('name')}
      summary={t('summary', { count: found.length })}
      empty={t('none')}
      file="longhand-repetition"
    />
  );
}
