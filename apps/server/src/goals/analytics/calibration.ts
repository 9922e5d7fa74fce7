import { type DayNumber, numberOf } from '@longhand/goals/days';
import { calendarOf, directionOf } from '@longhand/goals/goal-plan';
import { projectionOf } from '@longhand/goals/projection';
import { seedOf } from '@longhand/goals/random';
import { sharesOf } from '@longhand/goals/replan';
import type { LocalDay } from '../local-day.ts';
import type { GoalRow } from '../queries.ts';

/** What counted for a goal by day number. */
type Days = ReadonlyMap<DayNumber, number>;

/**
 * Whether the range that would have been forecast halfway through a completed target held the day on which it was completed.
 * It is told from the entries of before that day alone. Null where no range could have been told.
 */
export function didForecastHold(goal: GoalRow, days: Days): boolean | null {
  if (goal.completedOn === null || goal.kind !== 'target') return null;
  const [first, last] = [numberOf(goal.startOn), numberOf(goal.completedOn)];
  const half = Math.floor((first + last) / 2);
  const sign = directionOf(goal);
  const history = Array.from(
    { length: Math.max(0, half - first) },
    (_, at) => sign * (days.get(first + at) ?? 0),
  );
  const written = history.reduce((sum, amount) => sum + amount, 0);
  const shareOn = sharesOf(calendarOf(goal));
  const found = projectionOf({
    history,
    missing: sign * (goal.targetAmount - goal.startAmount) - written,
    from: half,
    isOff: (day) => shareOn(day) === 0,
    endOn: null,
    seed: seedOf(goal.id),
  });
  if (found === null || found.isRough || found.early === null) return null;

  return last >= found.early && (found.late === null || last <= found.late);
}

type Ended = Pick<GoalRow, 'completedOn' | 'abandonedOn'>;

/** The day on which a goal ended, by being reached or set aside. */
export function endedOn({ completedOn, abandonedOn }: Ended): LocalDay | null {
  return completedOn ?? abandonedOn;
}
