import { type DayNumber, toDayNumber, toLocalDay } from '@longhand/goals/days';
import { currentPlan, goalSign, isPausedOn, type PlannedGoal } from '@longhand/goals/goal-plan';
import { isFreeDay, periodDays } from '@longhand/goals/habit-attainment';
import { weightBetween, weightOn } from '@longhand/goals/schedule';
import type { LocalDay } from '../local-day.ts';
import type { GoalWithSums } from '../queries.ts';
import { withRests } from '../rules.ts';

export type PlannedDay = { on: LocalDay; amount: number };

/** Calendars need no more than a year ahead. */
const maxDays = 366;

/**
 * The planned amount for each day from tomorrow on, in the parts of the measure: what remains after today's target is met, spread over the
 * remaining days by weight. Rest days are left out. A daily habit is planned on every day that counts; habits with longer periods are left
 * out because the user chooses their days.
 *
 * @param totalThisEvening start amount plus everything counted, including today's target
 */
export function planDays(
  { goal: storedGoal, sums }: GoalWithSums,
  today: LocalDay,
  totalThisEvening: number,
): PlannedDay[] {
  const goal = withRests(storedGoal, sums);
  if (goal.kind === 'habit') return habitDays(goal, toDayNumber(today) + 1);
  const sign = goalSign(goal);
  const plan = currentPlan(goal);
  if (plan === null) return [];
  const first = Math.max(toDayNumber(today) + 1, plan.schedule.first);
  const remaining = plan.targetAmount - sign * totalThisEvening;
  const remainingWeight = weightBetween(plan.schedule, first, plan.schedule.last);
  if (remaining <= 0 || remainingWeight <= 0) return [];

  const days: PlannedDay[] = [];
  let allocated = 0;
  let weightSoFar = 0;
  for (let day = first; day <= plan.schedule.last; day += 1) {
    weightSoFar += weightOn(plan.schedule, day);
    const due = Math.round((remaining * weightSoFar) / remainingWeight);
    if (due > allocated) days.push({ on: toLocalDay(day), amount: due - allocated });
    allocated = due;
  }

  return days.slice(0, maxDays);
}

function habitDays(goal: PlannedGoal, tomorrow: DayNumber): PlannedDay[] {
  if (periodDays(goal) > 1 || goal.comparator === 'at_most') return [];
  const first = Math.max(tomorrow, toDayNumber(goal.startOn));
  const last = goal.endOn === null ? Infinity : toDayNumber(goal.endOn);

  const days: PlannedDay[] = [];
  for (let day = first; day <= last && day < tomorrow + maxDays; day += 1) {
    const on = toLocalDay(day);
    if (!isPausedOn(goal, on) && !isFreeDay(goal, day))
      days.push({ on, amount: goal.targetAmount });
  }

  return days;
}
