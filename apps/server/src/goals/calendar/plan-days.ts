import { addDays, numberOf } from '@longhand/goals/days';
import { directionOf, planInForce } from '@longhand/goals/goal-plan';
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
 * every day that counts.
 *
 * @param totalThisEvening start amount and all that counts, today's share included
 */
export function askedDays(
  { goal: asked, sums }: GoalWithSums,
  today: LocalDay,
  totalThisEvening: number,
): AskedDay[] {
  const goal = restedBy(asked, sums);
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
    const on = addDays(today, day - numberOf(today));
    if (due > done) days.push({ on, amount: due - done });
    done = due;
  }

  return days.slice(0, daysShown);
}
