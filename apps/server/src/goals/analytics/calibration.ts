import { type DayNumber, toDayNumber } from '@longhand/goals/days';
import { computeForecast } from '@longhand/goals/forecast';
import { calendarOf, goalSign } from '@longhand/goals/goal-plan';
import { hashSeed } from '@longhand/goals/random';
import { baseShares } from '@longhand/goals/replan';
import type { LocalDay } from '../local-day.ts';
import type { GoalRow } from '../queries.ts';

/** Amount counted for a goal, by day number. */
type AmountsByDay = ReadonlyMap<DayNumber, number>;

/**
 * Whether a completed target's completion day lies within the range that would have been forecast halfway through it. Uses only entries
 * from before the halfway day. Null when no range could have been forecast.
 */
export function didForecastHold(goal: GoalRow, days: AmountsByDay): boolean | null {
  if (goal.completedOn === null || goal.kind !== 'target') return null;
  const [first, last] = [toDayNumber(goal.startOn), toDayNumber(goal.completedOn)];
  const half = Math.floor((first + last) / 2);
  const sign = goalSign(goal);
  const history = Array.from(
    { length: Math.max(0, half - first) },
    (_, at) => sign * (days.get(first + at) ?? 0),
  );
  const written = history.reduce((sum, amount) => sum + amount, 0);
  const shareOn = baseShares(calendarOf(goal));
  const projection = computeForecast({
    history,
    missing: sign * (goal.targetAmount - goal.startAmount) - written,
    from: half,
    isOff: (day) => shareOn(day) === 0,
    endOn: null,
    seed: hashSeed(goal.id),
  });
  if (projection === null || projection.isRough || projection.early === null) return null;

  return last >= projection.early && (projection.late === null || last <= projection.late);
}

type EndDates = Pick<GoalRow, 'completedOn' | 'abandonedOn'>;

/** The day on which a goal was completed or abandoned. */
export function endedOn({ completedOn, abandonedOn }: EndDates): LocalDay | null {
  return completedOn ?? abandonedOn;
}
