import { type DayNumber, toDayNumber, toLocalDay } from './days.ts';
import { calendarOf, isPausedOn, type PlannedGoal } from './goal-plan.ts';
import type { Attainment } from './momentum.ts';
import { baseShareOn } from './replan.ts';

type DayRange = { from: DayNumber; to: DayNumber };

/**
 * The attainment of a habit at the end of each day from `from` to `to`: the amount of a sliding window as long as its period divided by the
 * target, at most 1, as the Loop Habit Tracker scores numerical habits. Days of the window before the habit, before `from` or in a pause
 * reduce the target in proportion. For an upper limit, the excess lowers the attainment. Null on days without a target: outside of the
 * habit, in a pause, and on free weekdays of a daily habit.
 *
 * @param amounts by day number; missing days are 0
 * @example habitAttainmentsOf(fiveHundredADay, new Map([[1, 250]]), { from: 1, to: 2 }) // [0.5, 0]
 */
export function habitAttainmentsOf(
  goal: PlannedGoal,
  amounts: ReadonlyMap<DayNumber, number>,
  { from, to }: DayRange,
): Attainment[] {
  const length = periodDays(goal);
  const first = Math.max(from, toDayNumber(goal.startOn));
  const last = goal.endOn === null ? to : Math.min(to, toDayNumber(goal.endOn));
  const hasTarget = (day: DayNumber) =>
    day >= first && day <= last && !isPausedOn(goal, toLocalDay(day)) && !isFreeDay(goal, day);
  const countedAmount = (day: DayNumber) => countedAmountOf(goal, amounts.get(day) ?? 0);

  let windowAmount = 0;
  let activeDays = 0;
  const days: Attainment[] = [];
  for (let day = from; day <= to; day++) {
    if (hasTarget(day)) activeDays += 1;
    if (day >= first) windowAmount += countedAmount(day);
    const dayLeavingWindow = day - length;
    if (hasTarget(dayLeavingWindow)) activeDays -= 1;
    if (dayLeavingWindow >= first) windowAmount -= countedAmount(dayLeavingWindow);
    days.push(hasTarget(day) ? attainmentOf(goal, windowAmount, activeDays / length) : null);
  }

  return days;
}

/** Whether a daily habit has no target on this day. In longer periods the writer chooses the days. */
export function isFreeDay(goal: PlannedGoal, day: DayNumber): boolean {
  return periodDays(goal) === 1 && baseShareOn(calendarOf(goal), toLocalDay(day)) === 0;
}

const daysOfUnit = { day: 1, week: 7, month: 30, year: 365 } as const;

export function periodDays({ cadence }: Pick<PlannedGoal, 'cadence'>): number {
  return cadence === null ? 1 : cadence.count * daysOfUnit[cadence.unit];
}

/** With `times`, a day counts as 1 or 0. */
function countedAmountOf({ cadence, targetAmount }: PlannedGoal, amount: number): number {
  return cadence?.times == null ? amount : Number(amount >= targetAmount && amount > 0);
}

function attainmentOf(goal: PlannedGoal, held: number, share: number): number {
  const asked = (goal.cadence?.times ?? goal.targetAmount) * share;
  if (goal.comparator === 'at_least') return asked <= 0 ? 1 : clamp(held / asked);

  return asked <= 0 ? Number(held <= 0) : clamp(1 - Math.max(0, held - asked) / asked);
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
