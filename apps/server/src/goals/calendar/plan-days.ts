import { type DayNumber, dayOf, numberOf } from '@longhand/goals/days';
import { directionOf, isPausedOn, type PlannedGoal, planInForce } from '@longhand/goals/goal-plan';
import { isFreeOn, periodDays } from '@longhand/goals/habit-attainment';
import { weightBetween, weightOn } from '@longhand/goals/schedule';
import type { LocalDay } from '../local-day.ts';
import type { GoalWithSums } from '../queries.ts';
import { restedBy } from '../rules.ts';

export type AskedDay = { on: LocalDay; amount: number };

/** A calendar need not know more than a year ahead. */
const daysShown = 366;

/**
 * What a goal asks for on each day from tomorrow on, in the parts of its measure: what will be missing this evening when today's
 * share is met, spread over the days left by their weights. Days of rest are left out. A habit of so much a day asks for it on
 * every day that counts; which days of a longer period it takes is the writer's choice.
 *
 * @param totalThisEvening start amount and all that counts, today's share included
 */
export function askedDays(
  { goal: asked, sums }: GoalWithSums,
  today: LocalDay,
  totalThisEvening: number,
): AskedDay[] {
  const goal = restedBy(asked, sums);
  if (goal.kind === 'habit') return daysOfHabit(goal, numberOf(today) + 1);
  const sign = directionOf(goal);
  const plan = planInForce(goal);
  if (plan === null) return [];
  const first = Math.max(numberOf(today) + 1, plan.schedule.first);
  const missing = plan.targetAmount - sign * totalThisEvening;
  const weight = weightBetween(plan.schedule, first, plan.schedule.last);
  if (missing <= 0 || weight <= 0) return [];

  const days: AskedDay[] = [];
  let done = 0;
  let upTo = 0;
  for (let day = first; day <= plan.schedule.last; day += 1) {
    upTo += weightOn(plan.schedule, day);
    const due = Math.round((missing * upTo) / weight);
    if (due > done) days.push({ on: dayOf(day), amount: due - done });
    done = due;
  }

  return days.slice(0, daysShown);
}

function daysOfHabit(goal: PlannedGoal, tomorrow: DayNumber): AskedDay[] {
  if (periodDays(goal) > 1 || goal.comparator === 'at_most') return [];
  const first = Math.max(tomorrow, numberOf(goal.startOn));
  const last = goal.endOn === null ? Infinity : numberOf(goal.endOn);

  const days: AskedDay[] = [];
  for (let day = first; day <= last && day < tomorrow + daysShown; day += 1) {
    const on = dayOf(day);
    if (!isPausedOn(goal, on) && !isFreeOn(goal, day)) days.push({ on, amount: goal.targetAmount });
  }

  return days;
}
