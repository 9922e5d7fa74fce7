import { type DayNumber, numberOf, weekdayOf } from '@longhand/goals/days';
import type { DayKind } from '@longhand/goals/streak';
import type { LocalDay } from '../local-day.ts';
import { type Asking, isRestOfAll } from './asked.ts';

/** What makes a day free: the weekdays and the stretches that the writer keeps so, and plans that all rest. */
export type Free = {
  restWeekdays: readonly number[];
  rests: readonly { fromOn: LocalDay; toOn: LocalDay }[];
  asking: readonly Asking[];
};

/** What each day between two was, before streaks look at it. A day on which something was logged is a hit whatever it was. */
export function kindsOf(
  { from, to }: { from: DayNumber; to: DayNumber },
  written: ReadonlySet<DayNumber>,
  free: Free,
): DayKind[] {
  const isFree = freeDays(free);

  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => {
    const day = from + at;
    if (written.has(day)) return 'hit';

    return isFree(day) ? 'rest' : 'open';
  });
}

/** Whether the writer keeps a day free, apart from what goals say. */
export function keptFree({ restWeekdays, rests }: Omit<Free, 'asking'>) {
  const weekdays = new Set(restWeekdays.map((day) => day - 1));
  const stretches = rests.map(({ fromOn, toOn }) => [numberOf(fromOn), numberOf(toOn)] as const);

  return (day: DayNumber) =>
    weekdays.has(weekdayOf(day)) || stretches.some(([from, to]) => day >= from && day <= to);
}

function freeDays(free: Free) {
  const isKept = keptFree(free);

  return (day: DayNumber) => isKept(day) || isRestOfAll(free.asking, day);
}
