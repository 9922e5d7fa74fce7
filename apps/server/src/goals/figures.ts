import type { GoalProgress, GoalStatus } from '@longhand/contract/goal-values';
import type { PlannedGoal } from '@longhand/goals/goal-plan';
import type { LocalDay } from './local-day.ts';

/** What the figures of a goal follow from, beside its entries. */
export type ProgressGoal = PlannedGoal & {
  id: string;
  status: GoalStatus;
  startAmount: number;
  missesFrom: LocalDay;
  missChoice: 'spread' | 'extend' | 'accept' | null;
};

/** What counts for a goal: all of it, and by day as far back as the figures look. */
export type Sums = {
  counted: number;
  firstOn: LocalDay | null;
  /** Oldest first, days without an entry left out; from `lookBackDays` ago, or from the first day of the period. */
  days: readonly { on: LocalDay; amount: number }[];
  /** Stretches within the goal that its writer keeps free of all goals. */
  rests?: readonly { fromOn: LocalDay; toOn: LocalDay }[];
};

/** The writer's day, and on which day their week begins (1 is Monday). */
export type Today = { on: LocalDay; weekStart: number };

/** As much history as a projection looks at. */
export const lookBackDays = 84;

/** The figures that depend on the kind of the goal. */
export type Figures = Omit<GoalProgress, 'on' | 'today' | 'pacePerDay' | 'lastOn'>;

export function amountOn({ days }: Sums, on: LocalDay): number {
  return days.find((day) => day.on === on)?.amount ?? 0;
}
