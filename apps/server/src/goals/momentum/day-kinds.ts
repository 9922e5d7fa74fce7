import { type DayNumber, toDayNumber, weekdayOf } from '@longhand/goals/days';
import type { DayKind } from '@longhand/goals/streak';
import type { LocalDay } from '../local-day.ts';
import { type ActivePeriod, isFreeInAllPlans } from './active-periods.ts';

/** What makes a day free: rest weekdays, planned rest, and plans that all leave the day free. */
export type FreeDayRules = {
  restWeekdays: readonly number[];
  rests: readonly { fromOn: LocalDay; toOn: LocalDay }[];
  periods: readonly ActivePeriod[];
};

/** The kind of each day in a range, before streaks are applied. A day with an entry is always a hit. */
export function dayKinds(
  { from, to }: { from: DayNumber; to: DayNumber },
  writingDays: ReadonlySet<DayNumber>,
  freeDayRules: FreeDayRules,
): DayKind[] {
  const isFree = freeDayTest(freeDayRules);

  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => {
    const day = from + at;
    if (writingDays.has(day)) return 'hit';

    return isFree(day) ? 'rest' : 'open';
  });
}

/** Returns a test for planned rest, regardless of goals. */
export function plannedRestTest({ restWeekdays, rests }: Omit<FreeDayRules, 'periods'>) {
  const weekdays = new Set(restWeekdays.map((day) => day - 1));
  const restRanges = rests.map(
    ({ fromOn, toOn }) => [toDayNumber(fromOn), toDayNumber(toOn)] as const,
  );

  return (day: DayNumber) =>
    weekdays.has(weekdayOf(day)) || restRanges.some(([from, to]) => day >= from && day <= to);
}

function freeDayTest(freeDayRules: FreeDayRules) {
  const isPlannedRest = plannedRestTest(freeDayRules);

  return (day: DayNumber) => isPlannedRest(day) || isFreeInAllPlans(freeDayRules.periods, day);
}
