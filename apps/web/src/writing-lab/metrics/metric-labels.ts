import type { Absence } from '@longhand/analysis';
import { withMinus } from '@longhand/charts/minus';
import type { Messages } from '@longhand/locales';
import { useFormatter, useTranslations } from 'use-intl';
import type { LabMetricName } from '../analysis/texts/text-analysis.ts';
import { numberStyle } from './metrics.ts';

export type MetricLabels = {
  nameOf: (name: LabMetricName) => string;
  unitOf: (name: LabMetricName) => string;
  write: (name: LabMetricName, value: number) => string;
  /** Why a metric has no value. */
  why: (absent: Absence) => string;
};

/** Labels, units and number formats of metrics on the lab screens. */
export function useMetricLabels(): MetricLabels {
  const t = useTranslations('lab');
  const format = useFormatter();

  return {
    nameOf: (name) => t(`figure.${toMessageKey(name)}.name`),
    unitOf: (name) => t(`figure.${toMessageKey(name)}.unit`),
    write: (name, value) =>
      withMinus(format.number(value, { ...numberStyle(name), signDisplay: 'negative' })),
    why: (absent) =>
      absent.code === 'too-short'
        ? t(`absent.${absent.unit}`, { needs: absent.needs, has: absent.has })
        : t(`absent.${absent.code}`),
  };
}

/** Lab screens only show listed metrics, and each of those has a label. */
function toMessageKey(name: LabMetricName): keyof Messages['lab']['figure'] {
  return name as keyof Messages['lab']['figure']; // as: a test checks the list against the messages
}
