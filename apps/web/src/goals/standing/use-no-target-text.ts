import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { useFormatGoalAmount } from '../amounts/use-amount.ts';
import { hasNoTargetToday } from './no-target-today.ts';

/** The text for a day without target, with any amount written; null if today has a target. */
export function useNoTargetText(goal: Goal): string | null {
  const t = useTranslations('progress');
  const formatGoalAmount = useFormatGoalAmount();
  if (!hasNoTargetToday(goal)) return null;
  const { total } = goal.progress;

  return total > 0 ? t('freeWith', { amount: formatGoalAmount(total, goal) }) : t('free');
}
