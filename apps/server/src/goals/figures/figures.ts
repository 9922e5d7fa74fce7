import type { GoalProgress, GoalStatus } from '@longhand/contract/goal-values';
import type { PlannedGoal } from '@longhand/goals/goal-plan';
import type { LocalDay } from '../local-day.ts';

/** The goal fields that progress is calculated from, besides its entries. */
export type ProgressGoal = PlannedGoal & {
  id: string;
  status: GoalStatus;
  startAmount: number;
  missesFrom: LocalDay;
  missChoice: 'spread' | 'extend' | 'accept' | null;
};

/** Amounts counted for a goal: the total, and single days as far back as the figures need. */
export type Sums = {
  counted: number;
  firstOn: LocalDay | null;
  /** Oldest first, without empty days; from `lookBackDays` ago, or from the first day of the period. */
  days: readonly { on: LocalDay; amount: number }[];
  /** The user's planned rest during the goal. */
  rests?: readonly { fromOn: LocalDay; toOn: LocalDay }[];
};

/** The user's local day and first day of the week (1 is Monday). */
export type Today = { on: LocalDay; weekStart: number };

/** Number of past days that a forecast uses. */
export const recentDays = 84;

/** The figures that depend on the kind of the goal. */
export type Figures = Omit<GoalProgress, 'on' | 'today' | 'pacePerDay' | 'lastOn'>;

export function amountOn({ days }: Sums, on: LocalDay): number {
  return days.find((day) => day.on === on)?.amount ?? 0;
}
