import type { Goal } from '@longhand/contract/goal-values';
import type { MomentumSummary } from '@longhand/contract/goals-momentum';
import type { Context } from '../platform/http/context.ts';
import { type DayAmount, listDays } from './days/day-queries.ts';
import { hasEntries } from './entries/entry-queries.ts';
import { todayOf } from './goal-transaction.ts';
import { addDays, type LocalDay } from './local-day.ts';
import { type MilestoneSummary, readMilestoneSummary } from './milestones/summary.ts';
import { readMomentumSummary } from './momentum/summary.ts';
import { presentGoals } from './present.ts';
import { hasGoals, listGoals } from './queries.ts';

export type GoalSummary = {
  on: LocalDay;
  active: Goal[];
  /** Words per day, oldest first and ending today; 0 for days without an entry. */
  days: DayAmount[];
  momentum: MomentumSummary;
  milestones: MilestoneSummary;
  hasGoals: boolean;
  hasEntries: boolean;
};

/** The caller’s active goals with their figures. */
export async function readActiveGoals({
  db,
  caller,
  clock,
}: Pick<Context<'user'>, 'db' | 'caller' | 'clock'>): Promise<Goal[]> {
  const today = todayOf({ caller, clock });
  const rows = await listGoals(db, caller.userId, {
    today,
    daysOf: 'active',
    statuses: ['active'],
  });

  return presentGoals(rows, today);
}

/** Summary of the caller's goals, milestones and recent days, for the home screen. Goals are read once. */
export async function readGoalSummary(
  context: Context<'user'>,
  { days: length }: { days: number },
): Promise<GoalSummary> {
  const { db, caller } = context;
  const { userId } = caller;
  const today = todayOf(context);
  const { on } = today;
  const from = addDays(on, 1 - length);

  const goalsWithSums = await listGoals(db, userId, { today, daysOf: 'active' });
  const active = goalsWithSums.filter(({ goal }) => goal.status === 'active');
  const goals = goalsWithSums.map(({ goal }) => goal);
  const wordDays = await listDays(db, userId, { from, to: on, measure: 'word', unit: '' });
  const amounts = new Map(wordDays.map((day) => [day.on, day.amount]));

  return {
    on,
    active: presentGoals(active, today),
    days: Array.from({ length }, (_, index) => {
      const day = addDays(from, index);

      return { on: day, amount: amounts.get(day) ?? 0 };
    }),
    momentum: await readMomentumSummary(context, goals),
    milestones: await readMilestoneSummary(context, goalsWithSums),
    hasGoals: goalsWithSums.length > 0 || (await hasGoals(db, userId)),
    hasEntries: wordDays.length > 0 || (await hasEntries(db, userId)),
  };
}
