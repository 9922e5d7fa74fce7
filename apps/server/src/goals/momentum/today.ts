import type { Goal } from '@longhand/contract/goal-values';
import { directionOf } from '@longhand/goals/goal-plan';
import { momentumGain } from '@longhand/goals/momentum';
import type { Momentum } from './momentum.ts';

/**
 * What today asks by goal, and what doing the rest of it is worth. What is asked is what every other screen says of the goal: the figures
 * of its day. On a day that the writer keeps free none of it is worth points.
 */
export function askedToday(momentum: Momentum, active: readonly Goal[]) {
  const { perWeek, scored, score } = momentum;
  const now = scored.attained.at(-1) ?? null;
  const before = scored.scores.at(-2) ?? 0;
  const counted = [...scored.ofGoals.values()].filter((attained) => attained !== null).length;
  const scoreWith = (attained: number) => before + momentumGain(before, attained, perWeek);
  const gainOf = (share: number) =>
    now === null ? 0 : 100 * Math.max(0, scoreWith(Math.min(1, now + share)) - score);

  const parts = active
    .filter(({ progress }) => progress.quotaToday > 0)
    .map((goal) => {
      const attained = scored.ofGoals.get(goal.id) ?? null;

      return { goal, share: attained === null ? 0 : (1 - attained) / counted };
    });

  return {
    asked: parts.map(({ goal, share }) => {
      const { id: goalId, title, measure, unit, progress } = goal;
      const { quotaToday: quota, leftToday: left } = progress;
      const done = directionOf(goal) * progress.today;

      return { goalId, title, measure, unit, quota, done, left, gain: gainOf(share) };
    }),
    gain:
      now === null || parts.length === 0
        ? null
        : gainOf(parts.reduce((sum, { share }) => sum + share, 0)),
    overdue: active.filter(
      ({ kind, progress }) => kind === 'target' && progress.phase === 'overdue',
    ).length,
  };
}
