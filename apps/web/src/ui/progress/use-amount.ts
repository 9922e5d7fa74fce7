import type { Measure } from '@longhand/contract/progress-values';
import { useTranslations } from 'use-intl';
import { inUnits } from './units.ts';

/** From ten hours on time is told in hours. */
const manyMinutes = 600;

/** An amount with its unit in the language in use: 1,423 words, 2.5 pages, 45 minutes. */
export function useAmount(): (amount: number, measure: Measure, unit?: string) => string {
  const t = useTranslations();

  return (amount, measure, unit = '') => {
    const n = inUnits(amount, measure);
    if (measure === 'time' && Math.abs(n) >= manyMinutes) {
      return t('progress.amount', { measure: 'hour', n: Math.round(n / 6) / 10, unit });
    }

    return t('progress.amount', { measure, n, unit });
  };
}

/** An amount of a goal with its unit; of a habit of so many days that is days. */
export function useGoalAmount(): (amount: number, goal: Counted) => string {
  const t = useTranslations();
  const amount = useAmount();

  return (n, { measure, unit, cadence }) =>
    cadence?.times == null
      ? amount(n, measure, unit)
      : t('progress.amount', { measure: 'day', n, unit: '' });
}

type Counted = { measure: Measure; unit: string; cadence: { times: number | null } | null };
