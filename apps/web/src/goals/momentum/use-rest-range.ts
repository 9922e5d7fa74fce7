import type { PlannedRest } from '@longhand/contract/goals-momentum';
import { useDates } from '../../platform/use-dates.ts';

/** A stretch of rest in words: one day, or from one to another. */
export function useRestRange(): (rest: Pick<PlannedRest, 'fromOn' | 'toOn'>) => string {
  const dates = useDates();

  return ({ fromOn, toOn }) => (fromOn === toOn ? dates.day(fromOn) : dates.range(fromOn, toOn));
}
