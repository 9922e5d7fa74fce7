import type { Goal } from '@longhand/contract/goal-values';
import { type Standing, standingOf } from './standing.ts';
import { inUnits } from './units.ts';

/**
 * The goal that the day is about: one that is overdue, else one that is behind, else one that asks something of today, else one on pace.
 * Of goals alike those that ask something of today come first, then starred ones, then the first of the list.
 */
export function goalOfToday(goals: readonly Goal[]): Goal | undefined {
  const [first] = [...goals].sort(
    (one, other) =>
      urgencyOf(one) - urgencyOf(other) ||
      Number(asksToday(other)) - Number(asksToday(one)) ||
      Number(other.isStarred) - Number(one.isStarred),
  );

  return first;
}

const urgency: Record<Standing['word'], number> = {
  overdue: 0,
  behind: 1,
  over: 1,
  dueToday: 2,
  ahead: 3,
  onPace: 3,
  within: 3,
  paused: 4,
  upcoming: 5,
  done: 6,
  ended: 6,
};

function urgencyOf(goal: Goal): number {
  const { word } = standingOf(goal);

  return word === 'ahead' && asksToday(goal) ? urgency.dueToday : urgency[word];
}

function asksToday({ progress, measure }: Goal): boolean {
  return inUnits(progress.leftToday, measure) > 0;
}
