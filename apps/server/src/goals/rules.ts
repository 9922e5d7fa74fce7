import type { Goal, GoalProgress } from '@longhand/contract/goal-values';
import { toDayNumber } from '@longhand/goals/days';
import { calendarOf, isPausedOn, type PlannedGoal } from '@longhand/goals/goal-plan';
import { baseShares } from '@longhand/goals/replan';
import { amountOn, type ProgressGoal, type Sums, type Today } from './figures/figures.ts';
import { habitFigures } from './figures/habit-figures.ts';
import { targetFigures } from './figures/target-figures.ts';
import { addDays, daysBetween, type LocalDay } from './local-day.ts';
import type { GoalWithSums } from './queries.ts';

const paceDays = 28;
const paceNeedsDays = 14;

/** A goal as the API returns it, with its progress on a day. */
export function presentGoal({ goal, sums }: GoalWithSums, today: Today): Goal {
  return {
    ...goal,
    rests: [...(sums.rests ?? [])],
    createdAt: goal.createdAt.toISOString(),
    updatedAt: goal.updatedAt.toISOString(),
    progress: progressOf(goal, sums, today),
  };
}

/** Calculates a goal's progress on the user's local day. */
export function progressOf(storedGoal: ProgressGoal, sums: Sums, today: Today): GoalProgress {
  const goal = withRests(storedGoal, sums);
  const figures =
    goal.kind === 'habit' ? habitFigures(goal, sums, today) : targetFigures(goal, sums, today.on);
  const isPaused = goal.status === 'active' && isPausedOn(goal, today.on);
  const isOpen = figures.phase !== 'done' && figures.phase !== 'upcoming';

  return {
    ...figures,
    on: today.on,
    today: amountOn(sums, today.on),
    pacePerDay: paceOf(goal, sums, today.on),
    lastOn: sums.days.findLast(({ amount }) => amount !== 0)?.on ?? null,
    phase: goal.status === 'completed' ? 'done' : isPaused && isOpen ? 'paused' : figures.phase,
  };
}

/** Adds the user's planned rest to a goal. */
export function withRests<Goal extends PlannedGoal>(goal: Goal, { rests = [] }: Sums): Goal {
  return { ...goal, rests };
}

/**
 * Mean amount per writing day over the last `paceDays` days, or since the goal started if that is shorter. It counts the same days that
 * `neededPerDay` is spread over. Null until there is enough history.
 */
function paceOf(goal: ProgressGoal, sums: Sums, today: LocalDay): number | null {
  if (sums.firstOn === null || daysBetween(sums.firstOn, today) < paceNeedsDays) return null;
  const shareOn = baseShares(calendarOf(goal));
  const end = toDayNumber(today);
  let writingDays = 0;
  for (let day = Math.max(toDayNumber(goal.startOn), end - paceDays); day < end; day += 1) {
    if (shareOn(day) > 0) writingDays += 1;
  }

  return writingDays === 0 ? null : sumBetween(sums, -paceDays, today) / writingDays;
}

/** Sum of the days from `since` days before `today` up to yesterday. */
function sumBetween({ days }: Sums, since: number, today: LocalDay): number {
  const from = addDays(today, since);

  return days
    .filter(({ on }) => from <= on && on < today)
    .reduce((sum, { amount }) => sum + amount, 0);
}
