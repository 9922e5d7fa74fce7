import { line } from '@longhand/charts/kinds/line';
import { useTranslations } from 'use-intl';
import { Chart } from '../../ui/chart.tsx';
import type { ViewProps } from './use-document-analysis.ts';

const curves = ['staging', 'progression', 'tension'] as const;

/** Three groups of words over five parts of the text: staging, plot progression and cognitive tension. */
export function NarrativeView({ documentAnalysis: { reading } }: ViewProps) {
  const t = useTranslations('desk.views.narrative');
  const { narrative } = reading.details;
  if ('absent' in narrative) {
    const { absent } = narrative;

    return (
      <p>
        {absent.code === 'too-short'
          ? t('short', { needs: absent.needs, has: absent.has })
          : t('language')}
      </p>
    );
  }

  return (
    <Chart
      kind={line}
      data={{
        xAxis: { name: t('part'), type: 'number' },
        value: { name: t('value'), number: { maximumFractionDigits: 1 } },
        series: curves.map((name) => ({
          name: t(name),
          points: narrative[name].map((value, at) => ({ at: at + 1, value })),
        })),
      }}
      title={t('name')}
      summary={t('summary')}
      file="longhand-narrative"
    />
  );
}
