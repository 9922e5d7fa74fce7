import type { Goal } from '@longhand/contract/goal-values';
import { isBehind } from './standing.ts';

type Progress = Pick<Goal['progress'], 'total' | 'par' | 'aheadBy' | 'phase'>;

/**
 * The par that a goal is compared with, today's unless it is behind: until today is met that is yesterday's, so that nobody is behind in the morning with what the
 * day is for. Par and what is missing then add up.
 */
export function comparedPar({ total, par, aheadBy, phase }: Progress): {
  par: number;
  isOfToday: boolean;
} {
  const compared = total - aheadBy;
  const isOfToday = !isBehind(phase) || Math.abs(compared - par) <= 1; // both are rounded

  return { par: isOfToday ? par : compared, isOfToday };
}
