import type { GoalRow } from '../queries.ts';
import type { MilestoneRow } from './queries.ts';

type MilestoneTarget = Pick<MilestoneRow, 'kind' | 'value'>;
type GoalRange = Pick<GoalRow, 'kind' | 'startAmount' | 'targetAmount'>;

/**
 * The total at which a milestone is reached; a share is relative to the distance from start to target. Null for milestones by day or by
 * hand, and for habits, whose periods start anew.
 */
export function milestoneAmount({ kind, value }: MilestoneTarget, goal: GoalRange): number | null {
  if (value === null || goal.kind === 'habit') return null;
  if (kind === 'amount') return value;
  if (kind !== 'share') return null;
  const distance = goal.targetAmount - goal.startAmount;

  return goal.startAmount + Math.sign(distance) * Math.ceil((Math.abs(distance) * value) / 100);
}

/** Whether a total has reached an amount, in the goal's direction. */
export function isReachedBy(total: number, amount: number, sign: 1 | -1): boolean {
  return sign * total >= sign * amount;
}
