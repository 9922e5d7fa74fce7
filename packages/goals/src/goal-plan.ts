import { type DayNumber, type LocalDay, toDayNumber } from './days.ts';
import type { Period, Recurrence } from './period.ts';
import type { Plan } from './plan.ts';
import { scheduleFrom, type WritingCalendar } from './replan.ts';
import { type Curve, scheduleOf } from './schedule.ts';

type DateRange = { fromOn: LocalDay; toOn: LocalDay };

/** The fields of a goal that determine its plan. */
export type PlannedGoal = {
  kind: 'target' | 'habit';
  comparator: 'at_least' | 'at_most';
  targetAmount: number;
  startOn: LocalDay;
  endOn: LocalDay | null;
  cadence: (Recurrence & { times: number | null }) | null;
  curve: Curve;
  seed: number;
  weekdayWeights: readonly number[];
  exceptions: readonly { on: LocalDay; weight: number }[];
  pauses: readonly DateRange[];
  /** Rest planned for all goals; treated like a pause of each of them. */
  rests?: readonly DateRange[];
  /** Start day and start amount of the current plan. */
  planOn: LocalDay;
  planAmount: number;
};

/**
 * 1 for a goal whose total should grow, −1 for one that reduces. Amounts multiplied by it grow towards the target in both cases, so that
 * the same formulas apply.
 */
export function goalSign({ kind, comparator }: PlannedGoal): 1 | -1 {
  return kind === 'target' && comparator === 'at_most' ? -1 : 1;
}

/** The current plan of a target, with growing amounts (see `goalSign`); null without a last day. */
export function currentPlan(goal: PlannedGoal): Plan | null {
  const { endOn, targetAmount, planAmount, planOn } = goal;
  if (goal.kind !== 'target' || endOn === null) return null;
  const sign = goalSign(goal);

  return {
    startAmount: sign * planAmount,
    targetAmount: sign * targetAmount,
    schedule: scheduleFrom(scheduleOf({ ...goal, endOn, pauses: allPauses(goal) }), planOn),
  };
}

/** The plan of one period of a habit, clipped to the days of the habit; with `times` its amounts are numbers of days. */
export function periodPlan(goal: PlannedGoal, { fromOn, toOn }: Period): Plan {
  const startOn = fromOn < goal.startOn ? goal.startOn : fromOn;
  const last = goal.endOn !== null && goal.endOn < toOn ? goal.endOn : toOn;
  const endOn = last < startOn ? startOn : last;

  return {
    startAmount: 0,
    targetAmount: goal.cadence?.times ?? goal.targetAmount,
    schedule: scheduleOf({ ...goal, startOn, endOn, curve: 'steady', pauses: allPauses(goal) }),
  };
}

export function calendarOf(goal: PlannedGoal): WritingCalendar {
  const { weekdayWeights, exceptions } = goal;

  return { weekdayWeights, exceptions, pauses: allPauses(goal) };
}

export function isPausedOn(goal: GoalPauses, day: LocalDay): boolean {
  return allPauses(goal).some(({ fromOn, toOn }) => fromOn <= day && day <= toOn);
}

/** Like `isPausedOn`, as a predicate over day numbers for many days of one goal. */
export function pauseTest(goal: GoalPauses): (day: DayNumber) => boolean {
  const pauseRanges = allPauses(goal).map(
    ({ fromOn, toOn }) => [toDayNumber(fromOn), toDayNumber(toOn)] as const,
  );

  return (day) => pauseRanges.some(([from, to]) => from <= day && day <= to);
}

type GoalPauses = Pick<PlannedGoal, 'pauses' | 'rests'>;

function allPauses({ pauses, rests = [] }: GoalPauses): readonly DateRange[] {
  return rests.length === 0 ? pauses : [...pauses, ...rests];
}
