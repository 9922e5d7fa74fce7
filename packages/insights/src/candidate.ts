import type { DayNumber } from '@longhand/goals/days';
import type { Statement } from './statement.ts';

/** An insight statement before ranking. */
export type Candidate = Pick<
  Statement,
  'rule' | 'code' | 'subject' | 'params' | 'n' | 'basis' | 'evidence'
> & {
  effect?: Statement['effect'];
  /** Size of the effect, 0 to 1. */
  strength: number;
  /** The latest day it is about. */
  lastDay: DayNumber;
  /** Number of days for which it is shown, from today. */
  validDays: number;
};

/** A test of one hypothesis. It counts as a comparison whether or not it is stated. */
export type Comparison = {
  p: number;
  /** Called only if `p` passes: null where the effect is too small to be stated. */
  describe: () => Candidate | null;
};

/** The share of `value` in `full`, at most 1. */
export function strengthOf(value: number, full: number): number {
  return Math.min(1, Math.abs(value) / full);
}
