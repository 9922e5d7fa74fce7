import type { MomentumBand } from '@longhand/contract/goals-momentum';
import { attainmentsOf, freeAttainment, meanAttainment } from '@longhand/goals/attainment';
import type { DayNumber } from '@longhand/goals/days';
import { directionOf } from '@longhand/goals/goal-plan';
import { habitAttainmentsOf } from '@longhand/goals/habit-attainment';
import { type Attainment, momentumAfter } from '@longhand/goals/momentum';
import { type Asking, isUnderWay } from './asked.ts';

export type ScoredDays = {
  attained: Attainment[];
  /** At the end of each day, 0 to 1. */
  scores: number[];
  /** Of the last day, by goal that was under way. */
  ofGoals: ReadonlyMap<string, Attainment>;
};

type Material = {
  from: DayNumber;
  to: DayNumber;
  asking: readonly Asking[];
  /** What counts for each goal; what came before `from` stands under the day before. */
  amounts: ReadonlyMap<string, ReadonlyMap<DayNumber, number>>;
  /** All words of each day. */
  words: ReadonlyMap<DayNumber, number>;
  isKeptFree: (day: DayNumber) => boolean;
  perWeek: number;
};

/**
 * The momentum of a writer after each day: the mean of what was done of what the goals of that day asked. On a day that
 * no goal was under way it is held against the writer's own usual day.
 */
export function scoreDays(material: Material): ScoredDays {
  const { from, to, asking, amounts, words, isKeptFree, perWeek } = material;
  const none = new Map<DayNumber, number>();
  const parts = asking.map((one) => ({
    one,
    days: attainmentsOfOne(one, amounts.get(one.goal.id) ?? none, { from, to }),
  }));

  const past: number[] = [];
  const attained = Array.from({ length: Math.max(0, to - from + 1) }, (_, at): Attainment => {
    const day = from + at;
    const amount = words.get(day) ?? 0;
    const underWay = parts.filter(({ one }) => isUnderWay(one, day));
    const ofGoals = meanAttainment(
      underWay.map(({ days }) => ({ attained: days[at] ?? null, weight: 1 })),
    );
    const done = underWay.length > 0 ? ofGoals : freeAttainment(amount, past);
    past.push(amount);

    return isKeptFree(day) && (done === null || done === 0) ? null : done;
  });

  const ofGoals = parts
    .filter(({ one }) => isUnderWay(one, to))
    .map(({ one, days }) => [one.goal.id, days.at(-1) ?? null] as const);

  return { attained, scores: momentumAfter(attained, perWeek), ofGoals: new Map(ofGoals) };
}

/** Amounts of a target that cuts down are turned round, as its plan is (see `directionOf`). */
function attainmentsOfOne(
  { goal, plan }: Asking,
  own: ReadonlyMap<DayNumber, number>,
  { from, to }: { from: DayNumber; to: DayNumber },
): Attainment[] {
  if (plan === null) return habitAttainmentsOf(goal, own, { from, to });
  const sign = directionOf(goal);
  const turned =
    sign === 1 ? own : new Map([...own].map(([day, amount]) => [day, sign * amount] as const));
  const before = sign * goal.startAmount + (turned.get(from - 1) ?? 0);

  return attainmentsOf(plan, turned, { from, to, before });
}

/** Days of a week that ask something: those of any goal under way that the writer does not keep free; all without one. */
export function askedPerWeek(
  asking: readonly Asking[],
  today: DayNumber,
  restWeekdays: readonly number[],
): number {
  const underWay = asking.filter((one) => isUnderWay(one, today));
  const days = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => {
    if (restWeekdays.includes(weekday + 1)) return false;

    return (
      underWay.length === 0 ||
      underWay.some(({ goal }) => (goal.weekdayWeights[weekday] ?? 100) > 0)
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

/** The amounts of the days up to yesterday since the first with one, the oldest first; for the direction. */
export function historyOf(
  words: ReadonlyMap<DayNumber, number>,
  { from, to }: { from: DayNumber; to: DayNumber },
): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => words.get(from + at) ?? 0);
}
