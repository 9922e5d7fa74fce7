import { useTranslations } from 'use-intl';
import { InlineSelect } from '../../ui/inline-field.tsx';
import type { LabMetricName } from '../analysis/texts/text-analysis.ts';
import { useMetricLabels } from './metric-labels.ts';

type MetricSelectProps = {
  metric: LabMetricName;
  /** The metrics that some text has. */
  metrics: readonly LabMetricName[];
  onChange: (figure: LabMetricName) => void;
};

export function MetricSelect({ metric, metrics, onChange }: MetricSelectProps) {
  const t = useTranslations('lab.evolution');
  const { nameOf, unitOf } = useMetricLabels();

  return (
    <InlineSelect<LabMetricName>
      label={t('figure')}
      value={metric}
      options={metrics.map((value) => ({
        value,
        label: t('figureNamed', { name: nameOf(value), unit: unitOf(value) }),
      }))}
      onChange={onChange}
    />
  );
}
