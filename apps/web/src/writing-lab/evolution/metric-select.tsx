import { useTranslations } from 'use-intl';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { useMetricLabels } from '../reading/metric-labels.ts';
import type { LabMetricName } from '../reading/text-analysis.ts';

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
