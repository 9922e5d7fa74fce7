import { addDays, type DayNumber, type LocalDay, toDayNumber, toLocalDay } from './days.ts';
import { type Schedule, weightBetween, weightOn, writingDays } from './schedule.ts';

/** A start and target amount over the days of a schedule. */
export type Plan = { startAmount: number; targetAmount: number; schedule: Schedule };

/**
 * The planned amount at the end of a day, in the unit of the goal, rounded up: `T · W(s, d) / W(s, e)`. One share on the first day, the
 * target on the last; the start amount before the plan, the target after it.
 */
export function plannedAmountOn(plan: Plan, day: LocalDay): number {
  return plannedAmountAt(plan, toDayNumber(day));
}

/** Like `plannedAmountOn`, by day number, for loops over many days. */
export function plannedAmountAt(
  { startAmount, targetAmount, schedule }: Plan,
  number: DayNumber,
): number {
  if (number >= schedule.last) return targetAmount;

  const whole = weightBetween(schedule, schedule.first, schedule.last);
  if (whole === 0) return startAmount;

  const passed = weightBetween(schedule, schedule.first, number) / whole;

  return startAmount + roundUp((targetAmount - startAmount) * passed);
}

/**
 * The daily target: what a day needs so that it and the days after it reach the target on the last day: `(T − C⁻)⁺ · w(t) / W(t, e)`,
 * rounded up. It depends on the total up to the day before (`totalBefore`), so writing on the day does not lower it. 0 on rest days, in a
 * pause, before the first day and after the last.
 */
export function dailyTargetOn(plan: Plan, totalBefore: number, day: LocalDay): number {
  const { schedule, targetAmount } = plan;
  const number = toDayNumber(day);
  const weight = weightOn(schedule, number);
  if (weight === 0) return 0;

  const share = weight / weightBetween(schedule, number, schedule.last);

  return roundUp(Math.max(0, targetAmount - totalBefore) * share);
}

/** Mean amount needed per writing day after `day`; null once the target is reached or no writing day is left. */
export function neededPerDay(plan: Plan, total: number, day: LocalDay): number | null {
  const from = Math.max(plan.schedule.first, toDayNumber(day) + 1);
  const days = writingDays(plan.schedule, from, plan.schedule.last);
  if (total >= plan.targetAmount || days === 0) return null;

  return roundUp((plan.targetAmount - total) / days);
}

/** The mean daily target of the whole plan, rounded up. */
export function sharePerDay({ startAmount, targetAmount, schedule }: Plan): number {
  const days = writingDays(schedule, schedule.first, schedule.last);

  return roundUp((targetAmount - startAmount) / Math.max(1, days));
}

/** Whether a day within the plan has no target because of rest or a pause. */
export function isRestDay({ schedule }: Plan, day: LocalDay): boolean {
  const number = toDayNumber(day);

  return number >= schedule.first && number <= schedule.last && weightOn(schedule, number) === 0;
}

/**
 * Number of days the total is ahead of the plan at the end of `day`: the largest number of days after which the planned amount is still
 * reached; negative if behind. Beeminder calls this the safety buffer.
 */
export function bufferDays(plan: Plan, total: number, day: LocalDay): number {
  const { first, last } = plan.schedule;
  const today = Math.min(last, Math.max(first - 1, toDayNumber(day)));
  // The planned amount never decreases, so binary search finds the last day on which it is reached.
  let reached = first - 1;
  let beyond = last + 1;
  while (beyond - reached > 1) {
    const middle = Math.floor((reached + beyond) / 2);
    if (plannedAmountAt(plan, middle) <= total) reached = middle;
    else beyond = middle;
  }

  return reached - today;
}

/** Status of a plan on a day. */
export type PlanPhase =
  | 'upcoming'
  | 'ahead'
  | 'on_track'
  | 'slipping'
  | 'at_risk'
  | 'overdue'
  | 'done';

/** A plan this many mean daily targets behind is still slipping. */
const slippingShares = 3;

/** A late plan with a lower chance of finishing on time is at risk. */
const riskChance = 0.25;

/**
 * Ahead with at least one buffer day, on track until a day was missed, slipping up to three daily targets behind, at risk beyond that or if
 * the forecast gives less than a 25 % chance.
 */
export function planPhase(
  plan: Plan,
  total: number,
  day: LocalDay,
  chanceOnTime: number | null = null,
): PlanPhase {
  const { schedule, targetAmount, startAmount } = plan;
  if (total >= targetAmount) return 'done';
  if (toDayNumber(day) > schedule.last) return 'overdue';
  if (toDayNumber(day) < schedule.first) return 'upcoming';
  if (total >= plannedAmountOn(plan, addDays(day, 1))) return 'ahead';

  const behind = plannedAmountOn(plan, addDays(day, -1)) - total;
  if (behind <= 0) return 'on_track';

  const days = Math.max(1, writingDays(schedule, schedule.first, schedule.last));
  const share = (targetAmount - startAmount) / days;
  const isLikelyLate = chanceOnTime !== null && chanceOnTime < riskChance;

  return behind <= slippingShares * share && !isLikelyLate ? 'slipping' : 'at_risk';
}

/** Days left from `day`, inclusive; all days of the plan before it starts, 0 after its end. */
export function daysLeft({ first, last }: Schedule, day: LocalDay): number {
  return Math.max(0, last - Math.max(first, toDayNumber(day)) + 1);
}

/**
 * The last day of a plan with `rate` per full share: the first day on which the shares add up to the amount. Null if that is more than ten
 * years away.
 *
 * @param weightOf the share of a day, 1 for a full one
 */
export function endDayAtShare(
  amount: number,
  rate: number,
  startOn: LocalDay,
  weightOf: (day: DayNumber) => number,
): LocalDay | null {
  const first = toDayNumber(startOn);
  let sum = 0;
  for (let day = first; day < first + maxPlanDays; day++) {
    sum += rate * weightOf(day);
    if (sum >= amount - epsilon) return toLocalDay(day);
  }

  return null;
}

const maxPlanDays = 3_653;

/** Tolerance for floating point errors. */
const epsilon = 1e-6;

function roundUp(amount: number): number {
  return Math.max(0, Math.ceil(amount - epsilon));
}
