import type { Measure } from '@longhand/contract/progress-values';
import { useTranslations } from 'use-intl';
import { toUserUnits } from './units.ts';

/** From ten hours on, time is shown in hours. */
const hoursFromMinutes = 600;

/** Formats an amount with its unit: 1,423 words, 2.5 pages, 45 minutes. */
export function useFormatAmount(): (amount: number, measure: Measure, unit?: string) => string {
  const t = useTranslations();

  return (amount, measure, unit = '') => {
    const n = toUserUnits(amount, measure);
    if (measure === 'time' && Math.abs(n) >= hoursFromMinutes) {
      return t('progress.amount', { measure: 'hour', n: Math.round(n / 6) / 10, unit });
    }

    return t('progress.amount', { measure, n, unit });
  };
}

/** Formats an amount of a goal with its unit; days for habits that count days. */
export function useFormatGoalAmount(): (amount: number, goal: GoalUnit) => string {
  const t = useTranslations();
  const formatAmount = useFormatAmount();

  return (n, { measure, unit, cadence }) =>
    cadence?.times == null
      ? formatAmount(n, measure, unit)
      : t('progress.amount', { measure: 'day', n, unit: '' });
}

type GoalUnit = { measure: Measure; unit: string; cadence: { times: number | null } | null };
