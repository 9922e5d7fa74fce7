import { addDays, type DayNumber, dayOf, type LocalDay, numberOf } from './days.ts';
import { type Schedule, weightBetween, weightOn, writingDays } from './schedule.ts';

/** From an amount to an amount, over the days of a schedule. */
export type Plan = { startAmount: number; targetAmount: number; schedule: Schedule };

/**
 * Where the plan stands at the end of a day, in the goal's own unit, rounded up: `T · W(s, d) / W(s, e)`. One share on
 * the first day, the target on the last; before the plan the start amount, after it the target.
 */
export function parOn(plan: Plan, day: LocalDay): number {
  return parAt(plan, numberOf(day));
}

/** The same of a day by its number, for who asks of many. */
export function parAt({ startAmount, targetAmount, schedule }: Plan, number: DayNumber): number {
  if (number >= schedule.last) return targetAmount;

  const whole = weightBetween(schedule, schedule.first, schedule.last);
  if (whole === 0) return startAmount;

  const passed = weightBetween(schedule, schedule.first, number) / whole;

  return startAmount + roundUp((targetAmount - startAmount) * passed);
}

/**
 * What a day needs so that its share and those after it reach the target on the last: `(T − C⁻)⁺ · w(t) / W(t, e)`,
 * rounded up. It is fixed in the morning by the total up to the day before (`totalBefore`): what is written on the day
 * does not shrink it. 0 on a day of rest, in a pause, before the first day and after the last.
 */
export function quotaOn(plan: Plan, totalBefore: number, day: LocalDay): number {
  const { schedule, targetAmount } = plan;
  const number = numberOf(day);
  const weight = weightOn(schedule, number);
  if (weight === 0) return 0;

  const share = weight / weightBetween(schedule, number, schedule.last);

  return roundUp(Math.max(0, targetAmount - totalBefore) * share);
}

/** What each writing day after `day` needs, on average; null once the target is reached or no such day is left. */
export function neededPerDay(plan: Plan, total: number, day: LocalDay): number | null {
  const from = Math.max(plan.schedule.first, numberOf(day) + 1);
  const days = writingDays(plan.schedule, from, plan.schedule.last);
  if (total >= plan.targetAmount || days === 0) return null;

  return roundUp((plan.targetAmount - total) / days);
}

/** The mean share of a writing day over the whole plan, rounded up. */
export function sharePerDay({ startAmount, targetAmount, schedule }: Plan): number {
  const days = writingDays(schedule, schedule.first, schedule.last);

  return roundUp((targetAmount - startAmount) / Math.max(1, days));
}

/** Whether a plan that is under way asks nothing of a day, because of rest or a pause. */
export function isRestDay({ schedule }: Plan, day: LocalDay): boolean {
  const number = numberOf(day);

  return number >= schedule.first && number <= schedule.last && weightOn(schedule, number) === 0;
}

/**
 * How many days the total is ahead of the plan at the end of `day`: the most whole days for which the par of that many
 * days later is reached; negative when behind. Beeminder calls this the safety buffer.
 */
export function bufferDays(plan: Plan, total: number, day: LocalDay): number {
  const { first, last } = plan.schedule;
  const today = Math.min(last, Math.max(first - 1, numberOf(day)));
  // Par never falls, so the last day whose par is reached is found by halving.
  let reached = first - 1;
  let beyond = last + 1;
  while (beyond - reached > 1) {
    const middle = Math.floor((reached + beyond) / 2);
    if (parAt(plan, middle) <= total) reached = middle;
    else beyond = middle;
  }

  return reached - today;
}

/** How a plan stands on a day. */
export type Phase = 'upcoming' | 'ahead' | 'on_track' | 'slipping' | 'at_risk' | 'overdue' | 'done';

/** How far behind the plan still counts as slipping, in mean shares of a writing day. */
const slippingShares = 3;

/** Below this chance of being on time a plan that is behind is at risk. */
const riskChance = 0.25;

/**
 * Ahead from a whole day in hand, on track until the evening of a day that was not met, slipping up to three shares
 * behind, at risk beyond or when the projection gives it less than one chance in four.
 */
export function phaseOf(
  plan: Plan,
  total: number,
  day: LocalDay,
  chanceOnTime: number | null = null,
): Phase {
  const { schedule, targetAmount, startAmount } = plan;
  if (total >= targetAmount) return 'done';
  if (numberOf(day) > schedule.last) return 'overdue';
  if (numberOf(day) < schedule.first) return 'upcoming';
  if (total >= parOn(plan, addDays(day, 1))) return 'ahead';

  const behind = parOn(plan, addDays(day, -1)) - total;
  if (behind <= 0) return 'on_track';

  const days = Math.max(1, writingDays(schedule, schedule.first, schedule.last));
  const share = (targetAmount - startAmount) / days;
  const isLikelyLate = chanceOnTime !== null && chanceOnTime < riskChance;

  return behind <= slippingShares * share && !isLikelyLate ? 'slipping' : 'at_risk';
}

/** Days of the plan from `day` on, itself included; all of them before it begins, 0 once it is over. */
export function daysLeft({ first, last }: Schedule, day: LocalDay): number {
  return Math.max(0, last - Math.max(first, numberOf(day)) + 1);
}

/**
 * The last day of a plan that asks for `rate` on every whole share: the first day on which the shares add up to the
 * amount. Null when that is more than ten years away.
 *
 * @param weightOf the share of a day, 1 being a whole one
 */
export function endOfRate(
  amount: number,
  rate: number,
  startOn: LocalDay,
  weightOf: (day: DayNumber) => number,
): LocalDay | null {
  const first = numberOf(startOn);
  let sum = 0;
  for (let day = first; day < first + longestPlan; day++) {
    sum += rate * weightOf(day);
    if (sum >= amount - tiny) return dayOf(day);
  }

  return null;
}

const longestPlan = 3_653;

/** Below this a difference is the arithmetic's, not the writer's. */
const tiny = 1e-6;

function roundUp(amount: number): number {
  return Math.max(0, Math.ceil(amount - tiny));
}
