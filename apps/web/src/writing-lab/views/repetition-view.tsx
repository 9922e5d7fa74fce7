import { lanes } from '@longhand/charts/kinds/lanes';
import { useTranslations } from 'use-intl';
import { Chart } from '../../ui/chart.tsx';
import type { ViewProps } from './use-document-analysis.ts';

/** One row per repeated word or phrase, with a tick at each use. */
export function RepetitionView({ documentAnalysis }: Pick<ViewProps, 'documentAnalysis'>) {
  const t = useTranslations('desk.views.repetition');
  const lane = useTranslations('desk.lanes');
  const repetitions = documentAnalysis.reading.details.repetitions;

  return (
    <Chart
      kind={lanes}
      data={{
        names: { lane: lane('lane'), count: lane('count'), at: lane('at') },
        lanes: repetitions.map(({ words, at }) => ({
          name: words,
          places: at.map((place) => ({ at: place })),
        })),
      }}
      title={t('name')}
      summary={t('summary', { count: repetitions.length })}
      empty={t('none')}
      file="longhand-repetition"
    />
  );
}
