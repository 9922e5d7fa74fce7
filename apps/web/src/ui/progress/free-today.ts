import type { Goal } from '@longhand/contract/goal-values';
import { planOfPeriod } from '@longhand/goals/goal-plan';
import { asksNothing } from '@longhand/goals/schedule';

/** A habit whose running period asks for nothing, as one by weekdays on a Sunday: it has no par, and no amount is owed. */
export function isFreeToday(goal: Goal): boolean {
  const { period, isRestDay, phase } = goal.progress;
  const isOver = phase === 'done' || phase === 'overdue';
  if (period === null || !isRestDay || isOver || goal.comparator === 'at_most') return false;

  return asksNothing(planOfPeriod(goal, period).schedule);
}
