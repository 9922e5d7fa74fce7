import type { Goal } from '@longhand/contract/goal-values';
import { inUnits } from './units.ts';

/** What the total of a goal is held against: the amount, or the days of a habit that counts them. */
export function targetOf({
  targetAmount,
  cadence,
}: Pick<Goal, 'targetAmount' | 'cadence'>): number {
  return cadence?.times ?? targetAmount;
}

/** A figure of a goal's total, par or distance as the writer counts it. */
export function figureOf(amount: number, goal: Pick<Goal, 'measure' | 'cadence'>): number {
  return goal.cadence?.times == null ? inUnits(amount, goal.measure) : amount;
}

/** How far a goal has come, 0 to 1 and beyond; of one that cuts down how much of the cut is done. */
export function shareOf({ kind, comparator, ...goal }: Goal, total: number): number {
  const target = targetOf(goal);
  if (kind === 'target' && comparator === 'at_most') {
    return (goal.startAmount - total) / Math.max(1, goal.startAmount - target);
  }

  return target === 0 ? 0 : total / target;
}
