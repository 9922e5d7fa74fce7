import type { PlannedRest } from '@longhand/contract/goals-momentum';
import { useDates } from '../../platform/use-dates.ts';

/** Formats a rest period: one day, or a range. */
export function useRestRangeText(): (rest: Pick<PlannedRest, 'fromOn' | 'toOn'>) => string {
  const dates = useDates();

  return ({ fromOn, toOn }) => (fromOn === toOn ? dates.day(fromOn) : dates.range(fromOn, toOn));
}
