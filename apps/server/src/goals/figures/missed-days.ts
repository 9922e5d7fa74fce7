import type { MissedDaysPrompt } from '@longhand/contract/goal-values';
import { toDayNumber } from '@longhand/goals/days';
import { calendarOf, goalSign, isPausedOn } from '@longhand/goals/goal-plan';
import { dailyTargetOn, type Plan, plannedAmountAt, plannedAmountOn } from '@longhand/goals/plan';
import { extendedEndDay } from '@longhand/goals/replan';
import { writingDays } from '@longhand/goals/schedule';
import { addDays, type LocalDay, toLocalDay } from '../local-day.ts';
import { type ProgressGoal, recentDays, type Sums } from './figures.ts';

/** A daily share above this multiple of the user's third quartile is too much. */
const heavyFactor = 1.5;

/**
 * The question about missed days. Null while less than one daily share is missing since the last answer, when the total is not behind the
 * plan, during a pause, and after the last day, when another question is asked.
 */
export function missedDaysQuestion(
  goal: ProgressGoal,
  plan: Plan,
  sums: Sums,
  today: LocalDay,
): MissedDaysPrompt | null {
  const { endOn } = goal;
  const from = latest(goal.missesFrom, goal.planOn, addDays(today, -recentDays));
  if (endOn === null || today > endOn || today <= from || isPausedOn(goal, today)) return null;

  const sign = goalSign(goal);
  const done = new Map(sums.days.map(({ on, amount }) => [toDayNumber(on), sign * amount]));
  const total = sign * (goal.startAmount + sums.counted);
  let days = 0;
  let shortfall = 0;
  const end = toDayNumber(today);
  let parBefore = plannedAmountAt(plan, toDayNumber(from) - 1);
  for (let day = toDayNumber(from); day < end; day += 1) {
    const par = plannedAmountAt(plan, day);
    const share = par - parBefore;
    parBefore = par;
    const amount = done.get(day) ?? 0;
    shortfall += share - amount;
    if (share > 0 && amount < share) days += 1;
  }
  const before = total - fromTodayOn(sums, today, sign);
  const missing = plan.targetAmount - before;
  const mean = (plan.targetAmount - plan.startAmount) / planDays(plan);
  if (days === 0 || shortfall < mean || missing <= 0 || total >= plan.targetAmount) return null;
  if (total >= parBefore) return null;

  const spreadPerDay = firstQuota(plan, before, today);

  return {
    days,
    behind: Math.round(shortfall),
    spreadPerDay,
    isSpreadHeavy: isHeavy(spreadPerDay, sums, sign),
    extendTo: extendedEndOf(goal, plan, missing, today),
    acceptPerDay: Math.ceil(mean),
    acceptTotal: sign * (before + plan.targetAmount - plannedAmountOn(plan, addDays(today, -1))),
  };
}

/** Where the plan would end at its previous daily share; null when that is no later, or beyond the maximum plan length. */
function extendedEndOf(
  goal: ProgressGoal,
  plan: Plan,
  missing: number,
  today: LocalDay,
): LocalDay | null {
  if (goal.endOn === null) return null;
  const planned = {
    amount: plan.targetAmount - plan.startAmount,
    startOn: toLocalDay(plan.schedule.first),
    endOn: goal.endOn,
  };
  const end = extendedEndDay(missing, today, planned, calendarOf(goal));

  return end !== null && end > goal.endOn ? end : null;
}

/** The quota of the next day with a share. */
function firstQuota(plan: Plan, before: number, today: LocalDay): number | null {
  for (let day = today; day <= toLocalDay(plan.schedule.last); day = addDays(day, 1)) {
    const quota = dailyTargetOn(plan, before, day);
    if (quota > 0) return quota;
  }

  return null;
}

/** Compares with the third quartile of the user's own days. */
function isHeavy(perDay: number | null, { days }: Sums, sign: number): boolean {
  const written = days
    .map(({ amount }) => sign * amount)
    .filter((amount) => amount > 0)
    .sort((one, other) => one - other);
  const thirdQuartile = written[Math.floor(0.75 * (written.length - 1))];

  return perDay !== null && thirdQuartile !== undefined && perDay > heavyFactor * thirdQuartile;
}

function planDays({ schedule }: Plan): number {
  return Math.max(1, writingDays(schedule, schedule.first, schedule.last));
}

function fromTodayOn({ days }: Sums, today: LocalDay, sign: number): number {
  return days.filter(({ on }) => on >= today).reduce((sum, { amount }) => sum + sign * amount, 0);
}

function latest(...days: readonly LocalDay[]): LocalDay {
  return days.reduce((last, day) => (day > last ? day : last));
}
