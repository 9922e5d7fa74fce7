import type { BurnUpData, Reached } from '@longhand/charts/kinds/burn-up-data';
import type { DayBarsData } from '@longhand/charts/kinds/day-bars';
import type { Goal } from '@longhand/contract/goal-values';
import { toLocalDay } from '@longhand/goals/days';
import { currentPlan, goalSign, periodPlan } from '@longhand/goals/goal-plan';
import { dailyTargetOn, type Plan, plannedAmountOn } from '@longhand/goals/plan';
import { addDays, daysBetween, type LocalDate } from '../../platform/local-date.ts';
import { displayAmountOf } from '../amounts/goal-units.ts';

export type Course = { totalBefore: number; days: readonly { on: LocalDate; amount: number }[] };

/** Days shown by the charts of a goal: its plan, or the last year of a longer one. Actual amounts end at `last`. */
export type ChartRange = { from: LocalDate; to: LocalDate; last: LocalDate };

const maxChartDays = 366;

export function chartRangeOf(goal: Goal): ChartRange {
  const { startOn, endOn, progress } = goal;
  const { projection } = progress;
  const closedOn = closedDay(goal);
  const on = closedOn ?? progress.on;
  const oldest = addDays(on, -maxChartDays);
  const from = startOn > on ? on : startOn < oldest ? oldest : startOn;
  const end = projection?.isRough === false ? forecastEnd(goal, { from, on }, projection) : on;
  const to = latest(endOn ?? on, on, end);
  const yearAfter = addDays(on, maxChartDays);

  return {
    from,
    to: ensureWeek(from, to),
    last: closedOn === null || progress.on < yearAfter ? progress.on : yearAfter,
  };
}

/**
 * Where the forecast ends: at its late end, if that is no further from the due date than the plan has run. Beyond that, up to twice as far,
 * it ends once the likely finish is shown.
 */
function forecastEnd(
  { endOn }: Goal,
  { from, on }: { from: LocalDate; on: LocalDate },
  { likely, late }: { likely: LocalDate | null; late: LocalDate | null },
): LocalDate {
  const length = Math.max(14, daysBetween(from, on));
  const due = endOn !== null && endOn > on ? endOn : on;
  const [near, far] = [addDays(due, length), addDays(due, 2 * length)];
  if (late !== null && late < near) return late;
  if (likely === null || likely > far) return near;
  const margin = addDays(likely, Math.ceil(daysBetween(on, likely) / 8));
  const shown = latest(near, margin);

  return late !== null && late < shown ? late : shown;
}

/** Ends the charts of a closed goal when it closed, or with the last entry counted after that. */
export function closedChartRange(
  { from, to, last: lastDay }: ChartRange,
  goal: Goal,
  { days }: Course,
): ChartRange {
  const closedOn = closedDay(goal);
  if (closedOn === null) return { from, to, last: lastDay };
  const countedDays = days.filter(({ amount }) => amount !== 0).map(({ on }) => on);
  const end = latest(from, closedOn, ...countedDays);

  return { from, to: ensureWeek(from, latest(end, goal.endOn ?? end)), last: end };
}

/** Day a goal was completed or abandoned; null if active or archived while active. */
function closedDay({ status, completedOn, abandonedOn }: Goal): LocalDate | null {
  return status === 'active' ? null : (completedOn ?? abandonedOn);
}

function ensureWeek(from: LocalDate, to: LocalDate): LocalDate {
  return latest(to, addDays(from, 6));
}

/** Cumulative total at the end of each day up to `last`. */
export function cumulativeTotals(
  goal: Goal,
  course: Course,
  { from, last }: ChartRange,
): Reached[] {
  const amounts = new Map(course.days.map(({ on, amount }) => [on, amount]));
  const reached: Reached[] = [];
  let total = course.totalBefore;
  for (let day = from; day <= last; day = addDays(day, 1)) {
    total += amounts.get(day) ?? 0;
    reached.push({ on: day, value: displayAmountOf(total, goal) });
  }

  return reached;
}

/** Planned total by day; empty without a plan. */
export function parPoints(goal: Goal, { from, to }: ChartRange): Reached[] {
  const plan = currentPlan(goal);
  if (plan === null) return [];
  const sign = goalSign(goal);
  const start = toLocalDay(plan.schedule.first);
  const points: Reached[] = [];
  for (let day = start < from ? from : start; day <= to && day <= (goal.endOn ?? to); ) {
    points.push({ on: day, value: displayAmountOf(sign * plannedAmountOn(plan, day), goal) });
    day = addDays(day, 1);
  }

  return points;
}

/** Day the plan reaches a total; null without a plan, and for totals outside it. */
export function plannedDayFor(goal: Goal, amount: number): LocalDate | null {
  const plan = currentPlan(goal);
  if (plan === null || goal.endOn === null) return null;
  const sign = goalSign(goal);
  const first = toLocalDay(plan.schedule.first);
  if (plannedAmountOn(plan, addDays(first, -1)) >= sign * amount) return null;
  for (let day = first; day <= goal.endOn; day = addDays(day, 1)) {
    if (plannedAmountOn(plan, day) >= sign * amount) return day;
  }

  return null;
}

type ForecastLines = Pick<NonNullable<BurnUpData['forecast']>, 'middle' | 'low' | 'high'>;

/** Lines from today's total to the early, likely and late ends. */
export function forecastLines(goal: Goal, { last: today, to }: ChartRange): ForecastLines | null {
  const { projection, total } = goal.progress;
  if (goal.status !== 'active' || projection === null) return null;
  if (projection.isRough || projection.likely === null) return null;
  const { early, likely, late } = projection;
  const lineTo = (end: LocalDate | null) => {
    const length = Math.max(1, daysBetween(today, end ?? addDays(today, 1_100)));
    const points: Reached[] = [];
    for (let day = today; day <= to; day = addDays(day, 1)) {
      const share = Math.min(1, daysBetween(today, day) / length);
      const value = total + (goal.targetAmount - total) * share;
      points.push({ on: day, value: displayAmountOf(value, goal) });
    }

    return points;
  };

  return { middle: lineTo(likely), low: lineTo(late), high: lineTo(early) };
}

/** Daily amounts and targets, computed from the plan and the total before each day. */
export function dayAmounts(goal: Goal, course: Course, span: ChartRange): DayBarsData['days'] {
  const plan = currentPlan(goal);
  const sign = goalSign(goal);
  const amounts = new Map(course.days.map(({ on, amount }) => [on, amount]));
  const days: DayBarsData['days'][number][] = [];
  let total = course.totalBefore;
  for (let day = span.from; day <= span.last; day = addDays(day, 1)) {
    const amount = amounts.get(day) ?? 0;
    const needed = neededOn(goal, plan, sign * total, day);
    days.push({
      on: day,
      amount: displayAmountOf(sign * amount, { measure: goal.measure, cadence: null }),
      ...(needed > 0
        ? { needed: displayAmountOf(needed, { measure: goal.measure, cadence: null }) }
        : {}),
    });
    total += amount;
  }

  return days;
}

function neededOn(goal: Goal, plan: Plan | null, total: number, day: LocalDate): number {
  if (plan !== null) return day < goal.planOn ? 0 : dailyTargetOn(plan, total, day);
  const { endOn } = goal;
  if (!isDailyHabit(goal)) return 0;

  return endOn !== null && day > endOn
    ? 0
    : dailyTargetOn(periodPlan(goal, { fromOn: day, toOn: day }), 0, day);
}

/** A habit with an amount for every day. */
function isDailyHabit({ kind, comparator, cadence }: Goal): boolean {
  const isDaily = cadence?.unit === 'day' && cadence.count === 1 && cadence.times === null;

  return kind === 'habit' && comparator === 'at_least' && isDaily;
}

/** Target of the next writing day, on a rest day; null without daily targets. */
export function neededAfterRest(goal: Goal): number | null {
  return goal.progress.neededPerDay ?? (isDailyHabit(goal) ? goal.targetAmount : null);
}

/** Counts days that met their target, excluding today. */
export function countMetDays(days: DayBarsData['days'], today: LocalDate) {
  const daysWithTarget = days.filter(({ on, needed }) => on < today && needed !== undefined);

  return {
    met: daysWithTarget.filter(({ amount, needed }) => amount >= (needed ?? 0)).length,
    asked: daysWithTarget.length,
  };
}

function latest(...days: readonly LocalDate[]): LocalDate {
  return days.reduce((last, day) => (day > last ? day : last));
}
