import { numberOf } from '@longhand/goals/days';
import { planInForce } from '@longhand/goals/goal-plan';
import type { Plan } from '@longhand/goals/plan';
import { weightOn } from '@longhand/goals/schedule';
import type { LocalDay } from '../local-day.ts';
import type { GoalRow } from '../queries.ts';

/** A goal while it was worked on: what it asked, and the days between which it did. */
export type Asking = { goal: GoalRow; plan: Plan; first: number; last: number };

/**
 * The stretch of days in which a goal asks something: from its start to its end, or until it was closed. None for habits, for what
 * has no last day and for what cuts down.
 */
export function askingOf(goal: GoalRow): Asking[] {
  const { startOn: planOn, startAmount: planAmount } = goal;
  const plan = planInForce({ ...goal, planOn, planAmount });
  if (plan === null || goal.comparator === 'at_most') return [];
  const closedOn = goal.completedOn ?? goal.abandonedOn ?? archivedOn(goal);
  const last = Math.min(plan.schedule.last, closedOn === null ? Infinity : numberOf(closedOn));

  return [{ goal, plan, first: plan.schedule.first, last }];
}

/** What is archived without having ended asks nothing from the day on which it was last changed. */
function archivedOn({ status, updatedAt }: GoalRow): LocalDay | null {
  return status === 'archived' ? updatedAt.toISOString().slice(0, 10) : null;
}

export function isUnderWay({ first, last }: Asking, day: number): boolean {
  return day >= first && day <= last;
}

/** Whether goals are under way on a day and every one of them keeps it free. */
export function isRestOfAll(asking: readonly Asking[], day: number): boolean {
  const underWay = asking.filter((one) => isUnderWay(one, day));

  return underWay.length > 0 && underWay.every(({ plan }) => weightOn(plan.schedule, day) === 0);
}
