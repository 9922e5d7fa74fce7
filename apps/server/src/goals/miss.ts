import type { MissQuestion } from '@longhand/contract/goal-values';
import { numberOf } from '@longhand/goals/days';
import { calendarOf, directionOf, isPausedOn } from '@longhand/goals/goal-plan';
import { type Plan, parAt, parOn, quotaOn } from '@longhand/goals/plan';
import { extendedEnd } from '@longhand/goals/replan';
import { writingDays } from '@longhand/goals/schedule';
import { lookBackDays, type Reckoned, type Sums } from './figures.ts';
import { addDays, dayOf, type LocalDay } from './local-day.ts';

/** A share that asks for so many times a good day is more than can be had. */
const heavyTimes = 1.5;

/**
 * What to ask about days that were missed: null as long as less than one share is missing since the writer was asked last, where the
 * total is not behind the plan for all that, while the plan rests in a pause, and after its last day, when there is another question.
 */
export function missOf(
  goal: Reckoned,
  plan: Plan,
  sums: Sums,
  today: LocalDay,
): MissQuestion | null {
  const { endOn } = goal;
  const from = latest(goal.missesFrom, goal.planOn, addDays(today, -lookBackDays));
  if (endOn === null || today > endOn || today <= from || isPausedOn(goal, today)) return null;

  const sign = directionOf(goal);
  const done = new Map(sums.days.map(({ on, amount }) => [numberOf(on), sign * amount]));
  const total = sign * (goal.startAmount + sums.counted);
  let days = 0;
  let behind = 0;
  const end = numberOf(today);
  let parBefore = parAt(plan, numberOf(from) - 1);
  for (let day = numberOf(from); day < end; day += 1) {
    const par = parAt(plan, day);
    const share = par - parBefore;
    parBefore = par;
    const amount = done.get(day) ?? 0;
    behind += share - amount;
    if (share > 0 && amount < share) days += 1;
  }
  const before = total - fromTodayOn(sums, today, sign);
  const missing = plan.targetAmount - before;
  const mean = (plan.targetAmount - plan.startAmount) / planDays(plan);
  if (days === 0 || behind < mean || missing <= 0 || total >= plan.targetAmount) return null;
  if (total >= parBefore) return null;

  const spreadPerDay = firstQuota(plan, before, today);

  return {
    days,
    behind: Math.round(behind),
    spreadPerDay,
    isSpreadHeavy: isHeavy(spreadPerDay, sums, sign),
    extendTo: extensionOf(goal, plan, missing, today),
    acceptPerDay: Math.ceil(mean),
    acceptTotal: sign * (before + plan.targetAmount - parOn(plan, addDays(today, -1))),
  };
}

/** Where the plan would end with the share it had; null when that is no later, or further than a plan may last. */
function extensionOf(
  goal: Reckoned,
  plan: Plan,
  missing: number,
  today: LocalDay,
): LocalDay | null {
  if (goal.endOn === null) return null;
  const planned = {
    amount: plan.targetAmount - plan.startAmount,
    startOn: dayOf(plan.schedule.first),
    endOn: goal.endOn,
  };
  const end = extendedEnd(missing, today, planned, calendarOf(goal));

  return end !== null && end > goal.endOn ? end : null;
}

/** What the next day with a share asks for. */
function firstQuota(plan: Plan, before: number, today: LocalDay): number | null {
  for (let day = today; day <= dayOf(plan.schedule.last); day = addDays(day, 1)) {
    const quota = quotaOn(plan, before, day);
    if (quota > 0) return quota;
  }

  return null;
}

/** Against the best quarter of the writer's own days. */
function isHeavy(perDay: number | null, { days }: Sums, sign: number): boolean {
  const written = days
    .map(({ amount }) => sign * amount)
    .filter((amount) => amount > 0)
    .sort((one, other) => one - other);
  const good = written[Math.floor(0.75 * (written.length - 1))];

  return perDay !== null && good !== undefined && perDay > heavyTimes * good;
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
