import type { GoalPhase, HabitDay } from '@longhand/contract/goal-values';
import { calendarOf, type PlannedGoal, planOfPeriod } from '@longhand/goals/goal-plan';
import { type Period, periodAt } from '@longhand/goals/period';
import {
  bufferDays,
  isRestDay,
  neededPerDay,
  type Plan,
  parOn,
  phaseOf,
  quotaOn,
  sharePerDay,
} from '@longhand/goals/plan';
import { plainShare } from '@longhand/goals/replan';
import { asksNothing } from '@longhand/goals/schedule';
import { amountOn, type Figures, type Reckoned, type Sums, type Today } from './figures.ts';
import { addDays, daysBetween, type LocalDay } from './local-day.ts';

/** The running period of a habit; before its first day the first one. */
export function runningPeriod(
  goal: Pick<PlannedGoal, 'cadence' | 'startOn'>,
  { on, weekStart }: Today,
): Period {
  const { cadence, startOn } = goal;

  return periodAt(cadence ?? daily, startOn, on < startOn ? startOn : on, weekStart);
}

const daily = { unit: 'day', count: 1 } as const;

/** The figures of a habit are those of the plan of its running period. */
export function habitFigures(goal: Reckoned, sums: Sums, today: Today): Figures {
  const period = runningPeriod(goal, today);
  const plan = planOfPeriod(goal, period);
  const times = goal.cadence?.times ?? null;
  const done = doneIn(goal, sums.days, period);
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
  const quotaToday = isOver ? 0 : quotaOn(plan, done - todayDone, today.on);
  const owed = asksNothing(plan.schedule) ? { ...plan, targetAmount: plan.startAmount } : plan;

  return {
    ...shared,
    quotaToday,
    leftToday: Math.max(0, quotaToday - todayDone),
    sharePerDay: sharePerDay(plan),
    par: parOn(owed, today.on),
    aheadBy: done - parOn(owed, todayDone >= quotaToday ? today.on : addDays(today.on, -1)),
    bufferDays: bufferDays(plan, done, today.on),
    neededPerDay: neededPerDay(plan, done, today.on),
    phase: isOver ? 'overdue' : phaseOf(plan, done, today.on),
  };
}

/** What a period holds: its amount, or the days on which enough was done. */
export function doneIn(goal: PlannedGoal, days: Sums['days'], { fromOn, toOn }: Period): number {
  const within = days.filter(({ on }) => fromOn <= on && on <= toOn);
  if (goal.cadence?.times == null) return within.reduce((sum, { amount }) => sum + amount, 0);

  return within.filter(({ amount }) => amount >= goal.targetAmount).length;
}

/** The running week, day by day; a habit asks of a day by itself when it is daily or wants so many days. */
function weekOf(goal: Reckoned, sums: Sums, today: Today): HabitDay[] {
  const { fromOn } = periodAt({ unit: 'week', count: 1 }, today.on, today.on, today.weekStart);
  const { unit, count, times } = { times: null, ...(goal.cadence ?? daily) };
  const isByDay = times !== null || (unit === 'day' && count === 1);
  const enough = isByDay && goal.comparator === 'at_least' ? Math.max(1, goal.targetAmount) : 1;

  return Array.from({ length: 7 }, (_, index): HabitDay => {
    const on = addDays(fromOn, index);
    const amount = amountOn(sums, on);
    const isWithin = on >= goal.startOn && (goal.endOn === null || on <= goal.endOn);
    if (amount > 0) return { on, amount, state: amount >= enough ? 'done' : 'some' };
    if (isWithin && !isOpen(goal, on)) return { on, amount, state: 'rest' };

    return { on, amount, state: isWithin && on >= today.on ? 'open' : 'nothing' };
  });
}

/** Whether a period that holds so much was met. */
export function isMet(goal: PlannedGoal, done: number): boolean {
  if (goal.comparator === 'at_most') return done <= goal.targetAmount;

  return done >= (goal.cadence?.times ?? goal.targetAmount);
}

function limitFigures(goal: Reckoned, done: number) {
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

function limitPhase(goal: Reckoned, done: number, today: Today, isOver: boolean): GoalPhase {
  if (today.on < goal.startOn) return 'upcoming';
  if (isOver) return 'overdue';

  return isMet(goal, done) ? 'on_track' : 'at_risk';
}

type TimesSeen = { done: number; sums: Sums; today: Today; isOver: boolean };

/** So many days of a period: which of them they are is the writer's choice, as long as enough are left. */
function timesFigures(goal: Reckoned, plan: Plan, { done, sums, today, isOver }: TimesSeen) {
  const isMetToday = amountOn(sums, today.on) >= goal.targetAmount && goal.targetAmount > 0;
  const wanted = plan.targetAmount - done;
  const isAsked = wanted > 0 && today.on >= goal.startOn && !isOver && isOpen(goal, today.on);
  const quotaToday = isAsked || isMetToday ? goal.targetAmount : 0;
  const daysOpen = openDays(goal, plan, isMetToday ? addDays(today.on, 1) : today.on);

  return {
    quotaToday,
    leftToday: Math.max(0, quotaToday - amountOn(sums, today.on)),
    sharePerDay: goal.targetAmount,
    par: parOn(plan, today.on),
    aheadBy: Math.min(0, daysOpen - wanted),
    bufferDays: wanted <= 0 ? null : daysOpen - wanted,
    neededPerDay: null,
    phase: timesPhase(goal, today.on, { wanted, daysOpen, isOver }),
  };
}

function timesPhase(
  goal: Reckoned,
  today: LocalDay,
  { wanted, daysOpen, isOver }: { wanted: number; daysOpen: number; isOver: boolean },
): GoalPhase {
  if (isOver) return 'overdue';
  if (today < goal.startOn) return 'upcoming';
  if (wanted <= 0) return 'done';

  return wanted > daysOpen ? 'at_risk' : 'on_track';
}

function openDays(goal: Reckoned, { schedule }: Plan, from: LocalDay): number {
  let open = 0;
  const left = schedule.last - schedule.first;
  for (let at = 0; at <= left; at++) {
    const day = addDays('1970-01-01', schedule.first + at);
    if (day >= from && isOpen(goal, day)) open += 1;
  }

  return open;
}

function isOpen(goal: Reckoned, day: LocalDay): boolean {
  return plainShare(calendarOf(goal), day) > 0;
}
