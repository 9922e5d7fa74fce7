import type { GoalRow } from '../queries.ts';
import type { MilestoneRow } from './queries.ts';

type Aim = Pick<MilestoneRow, 'kind' | 'value'>;
type Way = Pick<GoalRow, 'kind' | 'startAmount' | 'targetAmount'>;

/**
 * The total at which a milestone is reached: a share is one of the way from the start to the target. Null where a day or the
 * writer decides, and for habits, whose periods begin anew.
 */
export function amountOf({ kind, value }: Aim, goal: Way): number | null {
  if (value === null || goal.kind === 'habit') return null;
  if (kind === 'amount') return value;
  if (kind !== 'share') return null;
  const way = goal.targetAmount - goal.startAmount;

  return goal.startAmount + Math.sign(way) * Math.ceil((Math.abs(way) * value) / 100);
}

/** Whether a total has come to an amount, upwards or, for a goal that cuts down, downwards. */
export function isReachedBy(total: number, amount: number, sign: 1 | -1): boolean {
  return sign * total >= sign * amount;
}
