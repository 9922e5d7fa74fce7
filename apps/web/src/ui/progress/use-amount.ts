import type { Measure } from '@longhand/contract/progress-values';
import { useTranslations } from 'use-intl';

/** An amount with its unit in the language in use: 1,423 words. */
export function useAmount(): (n: number, measure: Measure) => string {
  const t = useTranslations();

  return (n, measure) => t('progress.amount', { n, measure });
}
