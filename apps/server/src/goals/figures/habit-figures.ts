import type { GoalPhase, HabitDay } from '@longhand/contract/goal-values';
import { calendarOf, type PlannedGoal, periodPlan } from '@longhand/goals/goal-plan';
import { type Period, periodAt } from '@longhand/goals/period';
import {
  bufferDays,
  dailyTargetOn,
  isRestDay,
  neededPerDay,
  type Plan,
  plannedAmountOn,
  planPhase,
  sharePerDay,
} from '@longhand/goals/plan';
import { baseShareOn } from '@longhand/goals/replan';
import { hasNoWritingDays } from '@longhand/goals/schedule';
import { addDays, daysBetween, type LocalDay } from '../local-day.ts';
import { amountOn, type Figures, type ProgressGoal, type Sums, type Today } from './figures.ts';

/** The current period of a habit; before its first day, the first period. */
export function runningPeriod(
  goal: Pick<PlannedGoal, 'cadence' | 'startOn'>,
  { on, weekStart }: Today,
): Period {
  const { cadence, startOn } = goal;

  return periodAt(cadence ?? daily, startOn, on < startOn ? startOn : on, weekStart);
}

const daily = { unit: 'day', count: 1 } as const;

/** The figures of a habit, calculated from the plan of its current period. */
export function habitFigures(goal: ProgressGoal, sums: Sums, today: Today): Figures {
  const period = runningPeriod(goal, today);
  const plan = periodPlan(goal, period);
  const times = goal.cadence?.times ?? null;
  const done = amountDoneIn(goal, sums.days, period);
  const shared = {
    total: done,
    isRestDay: isRestDay(plan, today.on),
    daysLeft: goal.endOn === null ? null : Math.max(0, daysBetween(today.on, goal.endOn) + 1),
    projection: null,
    projectedEndOn: null,
    period: { ...period, times: times === null ? null : done },
    week: weekOf(goal, sums, today),
    miss: null,
  };
  const isOver = goal.endOn !== null && today.on > goal.endOn;
  if (goal.comparator === 'at_most') {
    return { ...shared, ...limitFigures(goal, done), phase: limitPhase(goal, done, today, isOver) };
  }
  if (times !== null)
    return { ...shared, ...timesFigures(goal, plan, { done, sums, today, isOver }) };

  const todayDone = amountOn(sums, today.on);
  const quotaToday = isOver ? 0 : dailyTargetOn(plan, done - todayDone, today.on);
  const parPlan = hasNoWritingDays(plan.schedule)
    ? { ...plan, targetAmount: plan.startAmount }
    : plan;

  return {
    ...shared,
    quotaToday,
    leftToday: Math.max(0, quotaToday - todayDone),
    sharePerDay: sharePerDay(plan),
    par: plannedAmountOn(parPlan, today.on),
    aheadBy:
      done - plannedAmountOn(parPlan, todayDone >= quotaToday ? today.on : addDays(today.on, -1)),
    bufferDays: bufferDays(plan, done, today.on),
    neededPerDay: neededPerDay(plan, done, today.on),
    phase: isOver ? 'overdue' : planPhase(plan, done, today.on),
  };
}

/** The amount done in a period, or the number of days on which the daily amount was reached. */
export function amountDoneIn(
  goal: PlannedGoal,
  days: Sums['days'],
  { fromOn, toOn }: Period,
): number {
  const within = days.filter(({ on }) => fromOn <= on && on <= toOn);
  if (goal.cadence?.times == null) return within.reduce((sum, { amount }) => sum + amount, 0);

  return within.filter(({ amount }) => amount >= goal.targetAmount).length;
}

/** The current week by day. Single days have a threshold when the habit is daily or asks for a number of days. */
function weekOf(goal: ProgressGoal, sums: Sums, today: Today): HabitDay[] {
  const { fromOn } = periodAt({ unit: 'week', count: 1 }, today.on, today.on, today.weekStart);
  const { unit, count, times } = { times: null, ...(goal.cadence ?? daily) };
  const isByDay = times !== null || (unit === 'day' && count === 1);
  const dayThreshold =
    isByDay && goal.comparator === 'at_least' ? Math.max(1, goal.targetAmount) : 1;

  return Array.from({ length: 7 }, (_, index): HabitDay => {
    const on = addDays(fromOn, index);
    const amount = amountOn(sums, on);
    const isWithin = on >= goal.startOn && (goal.endOn === null || on <= goal.endOn);
    if (amount > 0) return { on, amount, state: amount >= dayThreshold ? 'done' : 'some' };
    if (isWithin && !isOpen(goal, on)) return { on, amount, state: 'rest' };

    return { on, amount, state: isWithin && on >= today.on ? 'open' : 'nothing' };
  });
}

/** Whether the amount done meets the period's target. */
export function isPeriodMet(goal: PlannedGoal, done: number): boolean {
  if (goal.comparator === 'at_most') return done <= goal.targetAmount;

  return done >= (goal.cadence?.times ?? goal.targetAmount);
}

function limitFigures(goal: ProgressGoal, done: number) {
  return {
    quotaToday: 0,
    leftToday: 0,
    sharePerDay: 0,
    par: goal.targetAmount,
    aheadBy: goal.targetAmount - done,
    bufferDays: null,
    neededPerDay: null,
  };
}

function limitPhase(goal: ProgressGoal, done: number, today: Today, isOver: boolean): GoalPhase {
  if (today.on < goal.startOn) return 'upcoming';
  if (isOver) return 'overdue';

  return isPeriodMet(goal, done) ? 'on_track' : 'at_risk';
}

type TimesContext = { done: number; sums: Sums; today: Today; isOver: boolean };

/** Figures of a habit that asks for a number of days per period: the user chooses the days as long as enough are left. */
function timesFigures(goal: ProgressGoal, plan: Plan, { done, sums, today, isOver }: TimesContext) {
  const isMetToday = amountOn(sums, today.on) >= goal.targetAmount && goal.targetAmount > 0;
  const daysMissing = plan.targetAmount - done;
  const isDue = daysMissing > 0 && today.on >= goal.startOn && !isOver && isOpen(goal, today.on);
  const quotaToday = isDue || isMetToday ? goal.targetAmount : 0;
  const daysOpen = openDays(goal, plan, isMetToday ? addDays(today.on, 1) : today.on);

  return {
    quotaToday,
    leftToday: Math.max(0, quotaToday - amountOn(sums, today.on)),
    sharePerDay: goal.targetAmount,
    par: plannedAmountOn(plan, today.on),
    aheadBy: Math.min(0, daysOpen - daysMissing),
    bufferDays: daysMissing <= 0 ? null : daysOpen - daysMissing,
    neededPerDay: null,
    phase: timesPhase(goal, today.on, { wanted: daysMissing, daysOpen, isOver }),
  };
}

function timesPhase(
  goal: ProgressGoal,
  today: LocalDay,
  { wanted: daysMissing, daysOpen, isOver }: { wanted: number; daysOpen: number; isOver: boolean },
): GoalPhase {
  if (isOver) return 'overdue';
  if (today < goal.startOn) return 'upcoming';
  if (daysMissing <= 0) return 'done';

  return daysMissing > daysOpen ? 'at_risk' : 'on_track';
}

function openDays(goal: ProgressGoal, { schedule }: Plan, from: LocalDay): number {
  let open = 0;
  const left = schedule.last - schedule.first;
  for (let at = 0; at <= left; at++) {
    const day = addDays('1970-01-01', schedule.first + at);
    if (day >= from && isOpen(goal, day)) open += 1;
  }

  return open;
}

function isOpen(goal: ProgressGoal, day: LocalDay): boolean {
  return baseShareOn(calendarOf(goal), day) > 0;
}
