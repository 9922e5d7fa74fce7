import { toDayNumber } from '@longhand/goals/days';
import { currentPlan } from '@longhand/goals/goal-plan';
import { isFreeDay, periodDays } from '@longhand/goals/habit-attainment';
import type { Plan } from '@longhand/goals/plan';
import { weightOn } from '@longhand/goals/schedule';
import type { LocalDay } from '../local-day.ts';
import type { GoalRow } from '../queries.ts';

/** The days on which a goal is active, with the plan of a target (null for a habit). */
export type ActivePeriod = { goal: GoalRow; plan: Plan | null; first: number; last: number };

/**
 * The active period of a goal: from its start to its end or until it was closed. Empty for an open target, which has no daily share to
 * compare with.
 */
export function activePeriodsOf(goal: GoalRow): ActivePeriod[] {
  const { startOn: planOn, startAmount: planAmount, startOn, endOn, kind } = goal;
  const plan = currentPlan({ ...goal, planOn, planAmount });
  if (plan === null && kind === 'target') return [];
  const closed = closedOn(goal);
  const end = plan?.schedule.last ?? (endOn === null ? Infinity : toDayNumber(endOn));
  const last = Math.min(end, closed === null ? Infinity : toDayNumber(closed));

  return [{ goal, plan, first: plan?.schedule.first ?? toDayNumber(startOn), last }];
}

type ClosingFields = Pick<GoalRow, 'completedOn' | 'abandonedOn' | 'status' | 'updatedAt'>;

/** The last day on which a goal was active; for a goal archived without having ended, the day of its last change. */
export function closedOn(goal: ClosingFields): LocalDay | null {
  return goal.completedOn ?? goal.abandonedOn ?? archivedOn(goal);
}

function archivedOn({ status, updatedAt }: ClosingFields): LocalDay | null {
  return status === 'archived' ? updatedAt.toISOString().slice(0, 10) : null;
}

export function isActiveOn({ first, last }: ActivePeriod, day: number): boolean {
  return day >= first && day <= last;
}

/** Whether goals with daily targets are active and all of them leave this day free. */
export function isFreeInAllPlans(periods: readonly ActivePeriod[], day: number): boolean {
  const activePeriods = periods.filter((one) => isActiveOn(one, day) && hasDailyTargets(one));

  return activePeriods.length > 0 && activePeriods.every((one) => isFreeInPlan(one, day));
}

/** A weekly habit lets the user choose the days, and a limit asks for none. */
export function hasDailyTargets({ goal, plan }: ActivePeriod): boolean {
  return goal.comparator === 'at_least' && (plan !== null || periodDays(goal) === 1);
}

function isFreeInPlan({ goal, plan }: ActivePeriod, day: number): boolean {
  return plan === null ? isFreeDay(goal, day) : weightOn(plan.schedule, day) === 0;
}
