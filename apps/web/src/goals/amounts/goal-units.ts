import type { Goal } from '@longhand/contract/goal-values';
import { toUserUnits } from './units.ts';

/** The target that a goal's total is compared with: an amount, or a number of days for habits that count days. */
export function targetOf({
  targetAmount,
  cadence,
}: Pick<Goal, 'targetAmount' | 'cadence'>): number {
  return cadence?.times ?? targetAmount;
}

/** An amount of a goal in the user's unit. */
export function displayAmountOf(amount: number, goal: Pick<Goal, 'measure' | 'cadence'>): number {
  return goal.cadence?.times == null ? toUserUnits(amount, goal.measure) : amount;
}

/** The progress of a goal from 0 to 1 and beyond. For a goal that reduces an amount, the share of the reduction. */
export function goalShareOf({ kind, comparator, ...goal }: Goal, total: number): number {
  const target = targetOf(goal);
  if (kind === 'target' && comparator === 'at_most') {
    return (goal.startAmount - total) / Math.max(1, goal.startAmount - target);
  }

  return target === 0 ? 0 : total / target;
}
