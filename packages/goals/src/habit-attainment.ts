import { type DayNumber, dayOf, numberOf } from './days.ts';
import { calendarOf, isPausedOn, type PlannedGoal } from './goal-plan.ts';
import type { Attainment } from './momentum.ts';
import { plainShare } from './replan.ts';

type Days = { from: DayNumber; to: DayNumber };

/**
 * How much of what a habit asks was done as each day from `from` to `to` ended: what the last days hold, as many as its period
 * has, over what they should hold, at most 1, as the Loop Habit Tracker scores habits with figures. Of a period that reaches back
 * before the habit, before `from` or over a pause only the share of the other days is asked. Of a habit that is not to be
 * exceeded, what is above its limit is taken off. Null where nothing is asked: outside of the habit, in a pause, and on a weekday
 * that a habit of single days keeps free.
 *
 * @param amounts by day number; a day that is not there is 0
 * @example habitAttainmentsOf(fiveHundredADay, new Map([[1, 250]]), { from: 1, to: 2 }) // [0.5, 0]
 */
export function habitAttainmentsOf(
  goal: PlannedGoal,
  amounts: ReadonlyMap<DayNumber, number>,
  { from, to }: Days,
): Attainment[] {
  const length = periodDays(goal);
  const first = Math.max(from, numberOf(goal.startOn));
  const last = goal.endOn === null ? to : Math.min(to, numberOf(goal.endOn));
  const isAsked = (day: DayNumber) =>
    day >= first && day <= last && !isPausedOn(goal, dayOf(day)) && !isFreeOn(goal, day);
  const countOf = (day: DayNumber) => countedOf(goal, amounts.get(day) ?? 0);

  let held = 0;
  let open = 0;
  const days: Attainment[] = [];
  for (let day = from; day <= to; day++) {
    if (isAsked(day)) open += 1;
    if (day >= first) held += countOf(day);
    const left = day - length;
    if (isAsked(left)) open -= 1;
    if (left >= first) held -= countOf(left);
    days.push(isAsked(day) ? attainedOf(goal, held, open / length) : null);
  }

  return days;
}

/** Whether a habit of single days keeps this one free. Longer periods leave the choice of days to the writer. */
export function isFreeOn(goal: PlannedGoal, day: DayNumber): boolean {
  return periodDays(goal) === 1 && plainShare(calendarOf(goal), dayOf(day)) === 0;
}

const daysOfUnit = { day: 1, week: 7, month: 30, year: 365 } as const;

export function periodDays({ cadence }: Pick<PlannedGoal, 'cadence'>): number {
  return cadence === null ? 1 : cadence.count * daysOfUnit[cadence.unit];
}

/** Of a habit of `times` a day counts as one or not at all. */
function countedOf({ cadence, targetAmount }: PlannedGoal, amount: number): number {
  return cadence?.times == null ? amount : Number(amount >= targetAmount && amount > 0);
}

function attainedOf(goal: PlannedGoal, held: number, share: number): number {
  const asked = (goal.cadence?.times ?? goal.targetAmount) * share;
  if (goal.comparator === 'at_least') return asked <= 0 ? 1 : clamp(held / asked);

  return asked <= 0 ? Number(held <= 0) : clamp(1 - Math.max(0, held - asked) / asked);
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
