import type { Goal } from '@longhand/contract/goal-values';
import { isBehind } from './pace-status.ts';

type Progress = Pick<Goal['progress'], 'total' | 'par' | 'aheadBy' | 'phase'>;

/**
 * The par (planned amount) that a goal is compared with. For a goal that is behind, it is yesterday's until today's target is met, so that
 * no goal is behind in the morning because of the day ahead. Par and the missing amount then add up.
 */
export function referencePar({ total, par, aheadBy, phase }: Progress): {
  par: number;
  isOfToday: boolean;
} {
  const compared = total - aheadBy;
  const isOfToday = !isBehind(phase) || Math.abs(compared - par) <= 1; // both are rounded

  return { par: isOfToday ? par : compared, isOfToday };
}
