import type { GoalProgress } from '@longhand/contract/goal-values';
import { numberOf } from '@longhand/goals/days';
import { calendarOf, isPausedOn, type PlannedGoal } from '@longhand/goals/goal-plan';
import { sharesOf } from '@longhand/goals/replan';
import { amountOn, type Reckoned, type Sums, type Today } from './figures.ts';
import { habitFigures } from './habit-figures.ts';
import { addDays, daysBetween, type LocalDay } from './local-day.ts';
import { targetFigures } from './target-figures.ts';

const paceDays = 28;
const paceNeedsDays = 14;

/** The figures of a goal on the writer's day. */
export function progressOf(asked: Reckoned, sums: Sums, today: Today): GoalProgress {
  const goal = restedBy(asked, sums);
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

/** A goal with the days that its writer keeps free of all goals. */
export function restedBy<Goal extends PlannedGoal>(goal: Goal, { rests = [] }: Sums): Goal {
  return { ...goal, rests };
}

/**
 * Mean of a writing day among the last days, or among as many as the goal is old: the same kind of days as those that `neededPerDay`
 * is shared over. Unknown until there is a history to speak of.
 */
function paceOf(goal: Reckoned, sums: Sums, today: LocalDay): number | null {
  if (sums.firstOn === null || daysBetween(sums.firstOn, today) < paceNeedsDays) return null;
  const shareOn = sharesOf(calendarOf(goal));
  const end = numberOf(today);
  let writingDays = 0;
  for (let day = Math.max(numberOf(goal.startOn), end - paceDays); day < end; day += 1) {
    if (shareOn(day) > 0) writingDays += 1;
  }

  return writingDays === 0 ? null : sumBetween(sums, -paceDays, today) / writingDays;
}

/** What counted in the days before `today`, so many of them. */
function sumBetween({ days }: Sums, since: number, today: LocalDay): number {
  const from = addDays(today, since);

  return days
    .filter(({ on }) => from <= on && on < today)
    .reduce((sum, { amount }) => sum + amount, 0);
}
