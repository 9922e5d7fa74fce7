import { type DayNumber, type LocalDay, numberOf } from './days.ts';
import type { Period, Rhythm } from './period.ts';
import type { Plan } from './plan.ts';
import { type Calendar, scheduleFrom } from './replan.ts';
import { type Curve, scheduleOf } from './schedule.ts';

type Stretch = { fromOn: LocalDay; toOn: LocalDay };

/** What of a goal decides its plan. */
export type PlannedGoal = {
  kind: 'target' | 'habit';
  comparator: 'at_least' | 'at_most';
  targetAmount: number;
  startOn: LocalDay;
  endOn: LocalDay | null;
  cadence: (Rhythm & { times: number | null }) | null;
  curve: Curve;
  seed: number;
  weekdayWeights: readonly number[];
  exceptions: readonly { on: LocalDay; weight: number }[];
  pauses: readonly Stretch[];
  /** What the writer keeps free of all goals: it is as if each of them paused. */
  rests?: readonly Stretch[];
  /** Since when the plan in force holds, and from which total. */
  planOn: LocalDay;
  planAmount: number;
};

/**
 * 1 for a goal whose total is to grow, −1 for one that cuts down. Amounts times this grow towards the target in both, so that one
 * arithmetic serves both.
 */
export function directionOf({ kind, comparator }: PlannedGoal): 1 | -1 {
  return kind === 'target' && comparator === 'at_most' ? -1 : 1;
}

/** The plan in force of a target, with amounts that grow (see `directionOf`); null when it has no last day. */
export function planInForce(goal: PlannedGoal): Plan | null {
  const { endOn, targetAmount, planAmount, planOn } = goal;
  if (goal.kind !== 'target' || endOn === null) return null;
  const sign = directionOf(goal);

  return {
    startAmount: sign * planAmount,
    targetAmount: sign * targetAmount,
    schedule: scheduleFrom(scheduleOf({ ...goal, endOn, pauses: pausesOf(goal) }), planOn),
  };
}

/** The plan of one period of a habit, cut to the days of the habit; of one of `times` its amounts are days. */
export function planOfPeriod(goal: PlannedGoal, { fromOn, toOn }: Period): Plan {
  const startOn = fromOn < goal.startOn ? goal.startOn : fromOn;
  const last = goal.endOn !== null && goal.endOn < toOn ? goal.endOn : toOn;
  const endOn = last < startOn ? startOn : last;

  return {
    startAmount: 0,
    targetAmount: goal.cadence?.times ?? goal.targetAmount,
    schedule: scheduleOf({ ...goal, startOn, endOn, curve: 'steady', pauses: pausesOf(goal) }),
  };
}

export function calendarOf(goal: PlannedGoal): Calendar {
  const { weekdayWeights, exceptions } = goal;

  return { weekdayWeights, exceptions, pauses: pausesOf(goal) };
}

export function isPausedOn(goal: Pausing, day: LocalDay): boolean {
  return pausesOf(goal).some(({ fromOn, toOn }) => fromOn <= day && day <= toOn);
}

/** The same for any number of days of one goal, by number. */
export function pausesIn(goal: Pausing): (day: DayNumber) => boolean {
  const stretches = pausesOf(goal).map(
    ({ fromOn, toOn }) => [numberOf(fromOn), numberOf(toOn)] as const,
  );

  return (day) => stretches.some(([from, to]) => from <= day && day <= to);
}

type Pausing = Pick<PlannedGoal, 'pauses' | 'rests'>;

function pausesOf({ pauses, rests = [] }: Pausing): readonly Stretch[] {
  return rests.length === 0 ? pauses : [...pauses, ...rests];
}
