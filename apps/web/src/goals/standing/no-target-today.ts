import type { Goal } from '@longhand/contract/goal-values';
import { periodPlan } from '@longhand/goals/goal-plan';
import { hasNoWritingDays } from '@longhand/goals/schedule';

/** Whether a habit's current period has no target, such as a weekday habit on a Sunday. */
export function hasNoTargetToday(goal: Goal): boolean {
  const { period, isRestDay, phase } = goal.progress;
  const isOver = phase === 'done' || phase === 'overdue';
  if (period === null || !isRestDay || isOver || goal.comparator === 'at_most') return false;

  return hasNoWritingDays(periodPlan(goal, period).schedule);
}
