import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { isFreeToday } from './free-today.ts';
import { useGoalAmount } from './use-amount.ts';

/** What stands in place of an amount owed where today is free: "free today", "300 words, free today"; null where it is not. */
export function useFreeWords(goal: Goal): string | null {
  const t = useTranslations('progress');
  const amount = useGoalAmount();
  if (!isFreeToday(goal)) return null;
  const { total } = goal.progress;

  return total > 0 ? t('freeWith', { amount: amount(total, goal) }) : t('free');
}
