import type { MomentumBand } from '@longhand/contract/goals-momentum';
import { attainmentsOf, attainmentWithoutGoal, meanAttainment } from '@longhand/goals/attainment';
import type { DayNumber } from '@longhand/goals/days';
import { goalSign } from '@longhand/goals/goal-plan';
import { habitAttainmentsOf } from '@longhand/goals/habit-attainment';
import { type Attainment, momentumAfter } from '@longhand/goals/momentum';
import { type ActivePeriod, isActiveOn } from './active-periods.ts';

export type ScoredDays = {
  attained: Attainment[];
  /** Score at the end of each day, 0 to 1. */
  scores: number[];
  /** Attainment on the last day, by ID of active goal. */
  attainmentByGoal: ReadonlyMap<string, Attainment>;
};

type ScoreInput = {
  from: DayNumber;
  to: DayNumber;
  periods: readonly ActivePeriod[];
  /** Amounts counted per goal; earlier amounts are stored under the day before `from`. */
  amounts: ReadonlyMap<string, ReadonlyMap<DayNumber, number>>;
  /** The user's words per day. */
  words: ReadonlyMap<DayNumber, number>;
  isPlannedRest: (day: DayNumber) => boolean;
  perWeek: number;
};

/**
 * Momentum after each day: the mean attainment of the goals active on that day. Days without an active goal are compared with the user's
 * own usual day.
 */
export function scoreDays(input: ScoreInput): ScoredDays {
  const { from, to, periods, amounts, words, isPlannedRest, perWeek } = input;
  const none = new Map<DayNumber, number>();
  const parts = periods.map((period) => ({
    one: period,
    days: goalAttainments(period, amounts.get(period.goal.id) ?? none, { from, to }),
  }));

  const past: number[] = [];
  const attained = Array.from({ length: Math.max(0, to - from + 1) }, (_, at): Attainment => {
    const day = from + at;
    const amount = words.get(day) ?? 0;
    const activePeriods = parts.filter(({ one }) => isActiveOn(one, day));
    const meanOfGoals = meanAttainment(
      activePeriods.map(({ days }) => ({ attained: days[at] ?? null, weight: 1 })),
    );
    const done = activePeriods.length > 0 ? meanOfGoals : attainmentWithoutGoal(amount, past);
    past.push(amount);

    return isPlannedRest(day) && (done === null || done === 0) ? null : done;
  });

  const attainmentByGoal = parts
    .filter(({ one }) => isActiveOn(one, to))
    .map(({ one, days }) => [one.goal.id, days.at(-1) ?? null] as const);

  return {
    attained,
    scores: momentumAfter(attained, perWeek),
    attainmentByGoal: new Map(attainmentByGoal),
  };
}

/** Amounts of a target that decreases are negated, like its plan (see `directionOf`). */
function goalAttainments(
  { goal, plan }: ActivePeriod,
  own: ReadonlyMap<DayNumber, number>,
  { from, to }: { from: DayNumber; to: DayNumber },
): Attainment[] {
  if (plan === null) return habitAttainmentsOf(goal, own, { from, to });
  const sign = goalSign(goal);
  const signedAmounts =
    sign === 1 ? own : new Map([...own].map(([day, amount]) => [day, sign * amount] as const));
  const before = sign * goal.startAmount + (signedAmounts.get(from - 1) ?? 0);

  return attainmentsOf(plan, signedAmounts, { from, to, before });
}

/** Number of weekdays with a target: those of any active goal that are not rest days; all of them without an active goal. */
export function targetDaysPerWeek(
  periods: readonly ActivePeriod[],
  today: DayNumber,
  restWeekdays: readonly number[],
): number {
  const activePeriods = periods.filter((one) => isActiveOn(one, today));
  const days = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => {
    if (restWeekdays.includes(weekday + 1)) return false;

    return (
      activePeriods.length === 0 ||
      activePeriods.some(({ goal }) => (goal.weekdayWeights[weekday] ?? 100) > 0)
    );
  });

  return Math.max(1, days.length);
}

export function bandOf(score: number): MomentumBand {
  if (score >= 90) return 'flying';
  if (score >= 75) return 'strong';
  if (score >= 50) return 'rolling';

  return score >= 25 ? 'warming' : 'resting';
}

/** Words per day up to yesterday, oldest first, for the trend. */
export function historyOf(
  words: ReadonlyMap<DayNumber, number>,
  { from, to }: { from: DayNumber; to: DayNumber },
): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => words.get(from + at) ?? 0);
}
