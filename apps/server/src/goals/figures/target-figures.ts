import { currentPlan, goalSign } from '@longhand/goals/goal-plan';
import {
  bufferDays,
  dailyTargetOn,
  daysLeft,
  isRestDay,
  neededPerDay,
  type Plan,
  plannedAmountOn,
  planPhase,
  sharePerDay,
} from '@longhand/goals/plan';
import { addDays, type LocalDay } from '../local-day.ts';
import { amountOn, type Figures, type ProgressGoal, type Sums } from './figures.ts';
import { forecastOf } from './forecast.ts';
import { missedDaysQuestion } from './missed-days.ts';

/** The figures of a target. Internally amounts increase toward the target, whatever its direction (see `directionOf`). */
export function targetFigures(goal: ProgressGoal, sums: Sums, today: LocalDay): Figures {
  const sign = goalSign(goal);
  const total = goal.startAmount + sums.counted;
  const projection = forecastOf(goal, { total, sums, today });
  const plan = currentPlan(goal);
  const projected = projection?.isRough === false ? projection.likely : null;
  const shared = { total, projection, projectedEndOn: projected, period: null, week: null };
  if (plan === null) return { ...shared, ...openFigures(goal, total, today) };

  const signedTotal = sign * total;
  const doneToday = sign * amountOn(sums, today);
  const quotaToday = quotaOf(
    { ...goal, plan },
    signedTotal - sign * fromTodayOn(sums, today),
    today,
  );
  const par = plannedAmountOn(plan, today);
  const parBefore = plannedAmountOn(plan, addDays(today, -1));

  return {
    ...shared,
    quotaToday,
    leftToday: Math.max(0, quotaToday - doneToday),
    sharePerDay: sharePerDay(plan),
    isRestDay: isRestDay(plan, today),
    par: sign * par,
    aheadBy: signedTotal - (doneToday >= quotaToday ? par : parBefore),
    bufferDays: bufferDays(plan, signedTotal, today),
    neededPerDay: neededPerDay(plan, signedTotal, today),
    daysLeft: daysLeft(plan.schedule, today),
    phase: planPhase(plan, signedTotal, today, projection?.chanceOnTime ?? null),
    miss: goal.status === 'active' ? missedDaysQuestion(goal, plan, sums, today) : null,
  };
}

/** The day's quota: the plan's own share if the user accepted the gap, otherwise what is needed to reach the target in time. */
export function quotaOf(
  { missChoice, plan }: { missChoice: ProgressGoal['missChoice']; plan: Plan },
  before: number,
  today: LocalDay,
): number {
  if (missChoice !== 'accept') return dailyTargetOn(plan, before, today);
  const share = plannedAmountOn(plan, today) - plannedAmountOn(plan, addDays(today, -1));

  return Math.max(0, Math.min(share, plan.targetAmount - before));
}

/** An open target has no daily quota. */
function openFigures(goal: ProgressGoal, total: number, today: LocalDay) {
  const isReached = goalSign(goal) * (goal.targetAmount - total) <= 0;

  return {
    quotaToday: 0,
    leftToday: 0,
    sharePerDay: 0,
    isRestDay: false,
    par: total,
    aheadBy: 0,
    bufferDays: null,
    neededPerDay: null,
    daysLeft: null,
    phase: isReached ? 'done' : today < goal.startOn ? 'upcoming' : 'on_track',
    miss: null,
  } as const;
}

/** The amount counted today, and on later days if logged ahead. */
function fromTodayOn({ days }: Sums, today: LocalDay): number {
  return days.filter(({ on }) => on >= today).reduce((sum, { amount }) => sum + amount, 0);
}
