import type { Goal } from '@longhand/contract/goal-values';
import type { MomentumGlance } from '@longhand/contract/goals-momentum';
import type { Context } from '../platform/http/context.ts';
import { type DayAmount, listDays } from './day-queries.ts';
import { hasEntries } from './entry-queries.ts';
import { todayOf } from './in-turn.ts';
import { addDays, type LocalDay } from './local-day.ts';
import { glanceAtMilestones, type MilestonesGlance } from './milestones/glance.ts';
import { glanceAtMomentum } from './momentum/glance.ts';
import { presentGoals } from './present.ts';
import { hasGoals, listGoals } from './queries.ts';

export type Glance = {
  on: LocalDay;
  active: Goal[];
  /** Words of each of the last days with today at the end, 0 where there is no entry. */
  days: DayAmount[];
  momentum: MomentumGlance;
  milestones: MilestonesGlance;
  hasGoals: boolean;
  hasEntries: boolean;
};

/** How the caller's goals, milestones and last days stand, for screens that show them among other things. The goals are read once. */
export async function glance(
  context: Context<'user'>,
  { days: length }: { days: number },
): Promise<Glance> {
  const { db, caller } = context;
  const { userId } = caller;
  const today = todayOf(context);
  const { on } = today;
  const from = addDays(on, 1 - length);

  const held = await listGoals(db, userId, { today, daysOf: 'active' });
  const active = held.filter(({ goal }) => goal.status === 'active');
  const goals = held.map(({ goal }) => goal);
  const written = await listDays(db, userId, { from, to: on, measure: 'word', unit: '' });
  const amounts = new Map(written.map((day) => [day.on, day.amount]));

  return {
    on,
    active: presentGoals(active, today),
    days: Array.from({ length }, (_, index) => {
      const day = addDays(from, index);

      return { on: day, amount: amounts.get(day) ?? 0 };
    }),
    momentum: await glanceAtMomentum(context, goals),
    milestones: await glanceAtMilestones(context, held),
    hasGoals: held.length > 0 || (await hasGoals(db, userId)),
    hasEntries: written.length > 0 || (await hasEntries(db, userId)),
  };
}
