import type { Goal } from '@longhand/contract/goal-values';
import { toUserUnits } from '../amounts/units.ts';
import { type PaceStatus, paceStatusOf } from './pace-status.ts';

export function mostUrgentGoal(goals: readonly Goal[]): Goal | undefined {
  return sortByUrgency(goals)[0];
}

/**
 * Most urgent first: overdue, then behind, then with an amount left today, then on pace. Among equals, goals with an amount left today
 * come first, then starred ones, then list order.
 */
export function sortByUrgency(goals: readonly Goal[]): Goal[] {
  return [...goals].sort(
    (one, other) =>
      urgencyRankOf(one) - urgencyRankOf(other) ||
      Number(hasAmountLeftToday(other)) - Number(hasAmountLeftToday(one)) ||
      Number(other.isStarred) - Number(one.isStarred),
  );
}

const urgencyRanks: Record<PaceStatus['word'], number> = {
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

function urgencyRankOf(goal: Goal): number {
  const { word } = paceStatusOf(goal);

  return word === 'ahead' && hasAmountLeftToday(goal) ? urgencyRanks.dueToday : urgencyRanks[word];
}

function hasAmountLeftToday({ progress, measure }: Goal): boolean {
  return toUserUnits(progress.leftToday, measure) > 0;
}
