import type { GoalProgress, GoalStatus } from '@longhand/contract/goals';
import {
  daysLeft,
  isRestDay,
  neededPerDay,
  parOn,
  phaseOf,
  quotaOn,
  type Plan as SharedPlan,
  sharePerDay,
} from '@longhand/goals/plan';
import { evenTiming, scheduleOf } from '@longhand/goals/schedule';
import { addDays, daysBetween, type LocalDay } from './local-day.ts';

/** What a goal asks for: from its start amount to its target, a share on every writing day. */
export type Plan = {
  targetAmount: number;
  startAmount: number;
  startOn: LocalDay;
  endOn: LocalDay;
  /** In percent of a share, from Monday to Sunday. */
  weekdayWeights: readonly number[];
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

/** The figures of a goal on the writer's day `today`. */
export function progressOf(
  goal: Plan & { status: GoalStatus },
  sums: Sums,
  today: LocalDay,
): GoalProgress {
  const { startAmount, targetAmount, startOn, endOn, weekdayWeights } = goal;
  const total = startAmount + sums.all;
  const plan = planOf({ startAmount, targetAmount, startOn, endOn, weekdayWeights });
  const quotaToday = quotaOn(plan, startAmount + sums.beforeToday, today);
  const par = parOn(plan, today);
  const pacePerDay = paceOf(goal, sums, today);

  return {
    on: today,
    total,
    today: sums.today,
    quotaToday,
    leftToday: Math.max(0, quotaToday - sums.today),
    sharePerDay: sharePerDay(plan),
    isRestDay: isRestDay(plan, today),
    par,
    aheadBy: total - (sums.today >= quotaToday ? par : parOn(plan, addDays(today, -1))),
    neededPerDay: neededPerDay(plan, total, today),
    pacePerDay,
    projectedEndOn: projectedEnd(goal, total, pacePerDay, today),
    daysLeft: daysLeft(plan.schedule, today),
    phase: goal.status === 'completed' ? 'done' : phaseOf(plan, total, today),
  };
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

/** The plan as the reckoning knows it. */
export function planOf({ startAmount, targetAmount, ...timing }: Plan): SharedPlan {
  return { startAmount, targetAmount, schedule: scheduleOf({ ...evenTiming, ...timing }) };
}
