import type { GoalPhase, GoalProgress, GoalStatus } from '@longhand/contract/goals';
import { addDays, daysBetween, type LocalDay } from './local-day.ts';

/** What a goal asks for: from its start amount to its target, an equal share on every day of the plan. */
export type Plan = {
  targetAmount: number;
  startAmount: number;
  startOn: LocalDay;
  endOn: LocalDay;
};

/** What the caller's entries that count for a goal add up to, seen from one day. */
export type Sums = {
  all: number;
  beforeToday: number;
  today: number;
  /** The last `paceDays` days, today left out. */
  recent: number;
  firstOn: LocalDay | null;
};

export const paceDays = 28;
const paceNeedsDays = 14;

/** A projection further ahead says nothing. */
const projectionDays = 3_650;

/** How far behind the plan still counts as slipping, in shares of a day. */
const slippingShares = 3;

/** The figures of a goal on the writer's day `today`. */
export function progressOf(
  goal: Plan & { status: GoalStatus },
  sums: Sums,
  today: LocalDay,
): GoalProgress {
  const total = goal.startAmount + sums.all;
  const quotaToday = quotaOn(goal, sums, today);
  const pacePerDay = paceOf(goal, sums, today);

  return {
    on: today,
    total,
    today: sums.today,
    quotaToday,
    leftToday: Math.max(0, quotaToday - sums.today),
    par: parOn(goal, today),
    aheadBy: total - parOn(goal, sums.today >= quotaToday ? today : addDays(today, -1)),
    neededPerDay: neededPerDay(goal, total, today),
    pacePerDay,
    projectedEndOn: projectedEnd(goal, total, pacePerDay, today),
    daysLeft: daysLeft(goal, today),
    phase: goal.status === 'completed' ? 'done' : phaseOf(goal, total, today),
  };
}

/**
 * Where an even pace stands at the end of a day: one share on the first day, the target on the last,
 * rounded up. Before the plan the start amount, after it the target.
 */
export function parOn(plan: Plan, day: LocalDay): number {
  const days = planDays(plan);
  const passed = Math.min(days, Math.max(0, daysBetween(plan.startOn, day) + 1));

  return plan.startAmount + Math.ceil(((plan.targetAmount - plan.startAmount) * passed) / days);
}

/**
 * What today needs so that equal days reach the target on the last one. It is fixed in the morning: today's own
 * words do not shrink it. Nothing is asked before the first day or after the last.
 */
function quotaOn(plan: Plan, sums: Sums, today: LocalDay): number {
  if (today < plan.startOn || today > plan.endOn) return 0;

  const missing = plan.targetAmount - plan.startAmount - sums.beforeToday;

  return Math.max(0, Math.ceil(missing / daysLeft(plan, today)));
}

function neededPerDay(plan: Plan, total: number, today: LocalDay): number | null {
  const days = daysLeft(plan, today) - (today < plan.startOn ? 0 : 1);
  if (total >= plan.targetAmount || days <= 0) return null;

  return Math.ceil((plan.targetAmount - total) / days);
}

/** Days of the plan from today on, today included; all of them before it begins, 0 once it is over. */
function daysLeft(plan: Plan, today: LocalDay): number {
  const from = today < plan.startOn ? plan.startOn : today;

  return Math.max(0, daysBetween(from, plan.endOn) + 1);
}

/** Mean of the last days, or of as many as the goal is old; unknown until there is a history to speak of. */
function paceOf(plan: Plan, sums: Sums, today: LocalDay): number | null {
  if (sums.firstOn === null || daysBetween(sums.firstOn, today) < paceNeedsDays) return null;

  return sums.recent / Math.min(paceDays, daysBetween(plan.startOn, today));
}

function projectedEnd(
  plan: Plan,
  total: number,
  pace: number | null,
  today: LocalDay,
): LocalDay | null {
  if (pace === null || pace <= 0 || total >= plan.targetAmount) return null;

  const days = Math.ceil((plan.targetAmount - total) / pace);

  return days > projectionDays ? null : addDays(today, days);
}

/** Ahead from a whole day in hand; on track until the evening of a day that was not met. */
function phaseOf(plan: Plan, total: number, today: LocalDay): GoalPhase {
  if (total >= plan.targetAmount) return 'done';
  if (today > plan.endOn) return 'overdue';
  if (today < plan.startOn) return 'upcoming';
  if (total >= parOn(plan, addDays(today, 1))) return 'ahead';

  const behind = parOn(plan, addDays(today, -1)) - total;
  if (behind <= 0) return 'on_track';

  const share = (plan.targetAmount - plan.startAmount) / planDays(plan);

  return behind <= slippingShares * share ? 'slipping' : 'at_risk';
}

function planDays(plan: Plan): number {
  return daysBetween(plan.startOn, plan.endOn) + 1;
}
