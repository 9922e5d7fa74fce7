import { numberOf } from '@longhand/goals/days';
import { planInForce } from '@longhand/goals/goal-plan';
import { isFreeOn, periodDays } from '@longhand/goals/habit-attainment';
import type { Plan } from '@longhand/goals/plan';
import { weightOn } from '@longhand/goals/schedule';
import type { LocalDay } from '../local-day.ts';
import type { GoalRow } from '../queries.ts';

/** A goal while it was worked on: the plan of a target, null for a habit, and the days between which it asked something. */
export type Asking = { goal: GoalRow; plan: Plan | null; first: number; last: number };

/**
 * The stretch of days in which a goal asks something: from its start to its end, or until it was closed. None for an open target:
 * it has no share that a day could be held against.
 */
export function askingOf(goal: GoalRow): Asking[] {
  const { startOn: planOn, startAmount: planAmount, startOn, endOn, kind } = goal;
  const plan = planInForce({ ...goal, planOn, planAmount });
  if (plan === null && kind === 'target') return [];
  const closed = closedOn(goal);
  const end = plan?.schedule.last ?? (endOn === null ? Infinity : numberOf(endOn));
  const last = Math.min(end, closed === null ? Infinity : numberOf(closed));

  return [{ goal, plan, first: plan?.schedule.first ?? numberOf(startOn), last }];
}

type Closed = Pick<GoalRow, 'completedOn' | 'abandonedOn' | 'status' | 'updatedAt'>;

/** The last day on which a goal asked something; what is archived without having ended asks nothing from when it was last changed. */
export function closedOn(goal: Closed): LocalDay | null {
  return goal.completedOn ?? goal.abandonedOn ?? archivedOn(goal);
}

function archivedOn({ status, updatedAt }: Closed): LocalDay | null {
  return status === 'archived' ? updatedAt.toISOString().slice(0, 10) : null;
}

export function isUnderWay({ first, last }: Asking, day: number): boolean {
  return day >= first && day <= last;
}

/** Whether goals that ask for single days are under way and every one of them keeps this day free. */
export function isRestOfAll(asking: readonly Asking[], day: number): boolean {
  const underWay = asking.filter((one) => isUnderWay(one, day) && asksBySingleDays(one));

  return underWay.length > 0 && underWay.every((one) => isFree(one, day));
}

/** A week's habit leaves the choice of its days to the writer, and a limit asks for none. */
export function asksBySingleDays({ goal, plan }: Asking): boolean {
  return goal.comparator === 'at_least' && (plan !== null || periodDays(goal) === 1);
}

function isFree({ goal, plan }: Asking, day: number): boolean {
  return plan === null ? isFreeOn(goal, day) : weightOn(plan.schedule, day) === 0;
}
