import type { SampleSize } from '@longhand/contract/insights-values';
import { useTranslations } from 'use-intl';

/** Shows how much data a part has and needs. */
export function useSampleText(): (sample: SampleSize) => string {
  const t = useTranslations('insight-screens.sample');

  return ({ unit, has, needs }) => t('need', { unit, has, needs });
}

/** Whether a part has the data it needs. */
export function isEnough({ has, needs }: SampleSize): boolean {
  return has >= needs;
}
