import type { BurnUpData, Reached } from '@longhand/charts/kinds/burn-up-data';
import type { DayBarsData } from '@longhand/charts/kinds/day-bars';
import type { Goal } from '@longhand/contract/goal-values';
import { dayOf } from '@longhand/goals/days';
import { directionOf, planInForce, planOfPeriod } from '@longhand/goals/goal-plan';
import { type Plan, parOn, quotaOn } from '@longhand/goals/plan';
import { addDays, daysBetween, type LocalDate } from '../../platform/local-date.ts';
import { figureOf } from '../../ui/progress/goal-units.ts';

export type Course = { totalBefore: number; days: readonly { on: LocalDate; amount: number }[] };

/** The days that the charts of a goal show: its plan, or the last year of a longer one. What was done is shown to `last`. */
export type Span = { from: LocalDate; to: LocalDate; last: LocalDate };

const longest = 366;

export function spanOf(goal: Goal): Span {
  const { startOn, endOn, progress } = goal;
  const { projection } = progress;
  const closedOn = closingOf(goal);
  const on = closedOn ?? progress.on;
  const oldest = addDays(on, -longest);
  const from = startOn > on ? on : startOn < oldest ? oldest : startOn;
  const length = Math.max(14, daysBetween(from, on));
  const furthest = addDays(endOn !== null && endOn > on ? endOn : on, length);
  const late = projection?.isRough === false ? (projection.late ?? furthest) : on;
  const to = latest(endOn ?? on, on, late < furthest ? late : furthest);
  const yearAfter = addDays(on, longest);

  return {
    from,
    to: atLeastAWeek(from, to),
    last: closedOn === null || progress.on < yearAfter ? progress.on : yearAfter,
  };
}

/** The course of a closed goal ends where the goal did, or with the last that counted for it after that. */
export function closedSpan({ from, to, last }: Span, goal: Goal, { days }: Course): Span {
  const closedOn = closingOf(goal);
  if (closedOn === null) return { from, to, last };
  const counted = days.filter(({ amount }) => amount !== 0).map(({ on }) => on);
  const end = latest(from, closedOn, ...counted);

  return { from, to: atLeastAWeek(from, latest(end, goal.endOn ?? end)), last: end };
}

/** The day on which a goal was completed or set aside; null while it is active, and where it was archived as it was. */
function closingOf({ status, completedOn, abandonedOn }: Goal): LocalDate | null {
  return status === 'active' ? null : (completedOn ?? abandonedOn);
}

function atLeastAWeek(from: LocalDate, to: LocalDate): LocalDate {
  return latest(to, addDays(from, 6));
}

/** What was reached by the end of every day up to the last. */
export function reachedOf(goal: Goal, course: Course, { from, last }: Span): Reached[] {
  const amounts = new Map(course.days.map(({ on, amount }) => [on, amount]));
  const reached: Reached[] = [];
  let total = course.totalBefore;
  for (let day = from; day <= last; day = addDays(day, 1)) {
    total += amounts.get(day) ?? 0;
    reached.push({ on: day, value: figureOf(total, goal) });
  }

  return reached;
}

/** The plan in force by day, where there is one. */
export function parPoints(goal: Goal, { from, to }: Span): Reached[] {
  const plan = planInForce(goal);
  if (plan === null) return [];
  const sign = directionOf(goal);
  const start = dayOf(plan.schedule.first);
  const points: Reached[] = [];
  for (let day = start < from ? from : start; day <= to && day <= (goal.endOn ?? to); ) {
    points.push({ on: day, value: figureOf(sign * parOn(plan, day), goal) });
    day = addDays(day, 1);
  }

  return points;
}

/** The day on which the plan in force comes to a total; null without a plan, and for what lies before it or beyond its end. */
export function planDayOf(goal: Goal, amount: number): LocalDate | null {
  const plan = planInForce(goal);
  if (plan === null || goal.endOn === null) return null;
  const sign = directionOf(goal);
  const first = dayOf(plan.schedule.first);
  if (parOn(plan, addDays(first, -1)) >= sign * amount) return null;
  for (let day = first; day <= goal.endOn; day = addDays(day, 1)) {
    if (parOn(plan, day) >= sign * amount) return day;
  }

  return null;
}

type Forecast = Pick<NonNullable<BurnUpData['forecast']>, 'middle' | 'low' | 'high'>;

/** Straight lines from today's total to the early, likely and late ends, day by day. */
export function forecastOf(goal: Goal, { last: today, to }: Span): Forecast | null {
  const { projection, total } = goal.progress;
  if (goal.status !== 'active' || projection === null) return null;
  if (projection.isRough || projection.likely === null) return null;
  const { early, likely, late } = projection;
  const towards = (end: LocalDate | null) => {
    const length = Math.max(1, daysBetween(today, end ?? addDays(today, 1_100)));
    const points: Reached[] = [];
    for (let day = today; day <= to; day = addDays(day, 1)) {
      const share = Math.min(1, daysBetween(today, day) / length);
      const value = total + (goal.targetAmount - total) * share;
      points.push({ on: day, value: figureOf(value, goal) });
    }

    return points;
  };

  return { middle: towards(likely), low: towards(late), high: towards(early) };
}

/** What every day brought and what it needed, from the plan and what was there before it. */
export function dayAmounts(goal: Goal, course: Course, span: Span): DayBarsData['days'] {
  const plan = planInForce(goal);
  const sign = directionOf(goal);
  const amounts = new Map(course.days.map(({ on, amount }) => [on, amount]));
  const days: DayBarsData['days'][number][] = [];
  let total = course.totalBefore;
  for (let day = span.from; day <= span.last; day = addDays(day, 1)) {
    const amount = amounts.get(day) ?? 0;
    const needed = neededOn(goal, plan, sign * total, day);
    days.push({
      on: day,
      amount: figureOf(sign * amount, { measure: goal.measure, cadence: null }),
      ...(needed > 0 ? { needed: figureOf(needed, { measure: goal.measure, cadence: null }) } : {}),
    });
    total += amount;
  }

  return days;
}

function neededOn(goal: Goal, plan: Plan | null, total: number, day: LocalDate): number {
  if (plan !== null) return day < goal.planOn ? 0 : quotaOn(plan, total, day);
  const { endOn } = goal;
  if (!asksDaily(goal)) return 0;

  return endOn !== null && day > endOn
    ? 0
    : quotaOn(planOfPeriod(goal, { fromOn: day, toOn: day }), 0, day);
}

/** A habit of so much every day. */
function asksDaily({ kind, comparator, cadence }: Goal): boolean {
  const isDaily = cadence?.unit === 'day' && cadence.count === 1 && cadence.times === null;

  return kind === 'habit' && comparator === 'at_least' && isDaily;
}

/** What the next writing day needs, on a day of rest; null where nothing is planned by day. */
export function neededAfterRest(goal: Goal): number | null {
  return goal.progress.neededPerDay ?? (asksDaily(goal) ? goal.targetAmount : null);
}

/** On how many of the days that needed something enough was done; today left out. */
export function metDays(days: DayBarsData['days'], today: LocalDate) {
  const asked = days.filter(({ on, needed }) => on < today && needed !== undefined);

  return {
    met: asked.filter(({ amount, needed }) => amount >= (needed ?? 0)).length,
    asked: asked.length,
  };
}

function latest(...days: readonly LocalDate[]): LocalDate {
  return days.reduce((last, day) => (day > last ? day : last));
}
