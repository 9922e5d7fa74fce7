import { useTranslations } from 'use-intl';
import type { LabMetricName } from '../analysis/texts/text-analysis.ts';
import { cardOf, methodOf } from './metrics.ts';

/** The citation of a metric; where Longhand adapted or made it, a localized description of the method. */
export function MetricSource({ name }: { name: LabMetricName }) {
  const t = useTranslations('lab');
  const method = methodOf(name);
  if (method) return t(`method.${method}`);
  const source = cardOf(name)?.source;

  return source ? (
    <bdi lang="en" dir="ltr">
      {source}
    </bdi>
  ) : null;
}
