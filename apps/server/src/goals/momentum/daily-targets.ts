import type { Goal } from '@longhand/contract/goal-values';
import { goalSign } from '@longhand/goals/goal-plan';
import { momentumGain } from '@longhand/goals/momentum';
import type { Momentum } from './momentum.ts';

/**
 * Today's target of each goal, and how many points completing it would add. Targets are the same figures as on every other screen. On a
 * rest day nothing adds points.
 */
export function dailyTargets(momentum: Momentum, active: readonly Goal[]) {
  const { perWeek, scored, score } = momentum;
  const now = scored.attained.at(-1) ?? null;
  const before = scored.scores.at(-2) ?? 0;
  const countedGoals = [...scored.attainmentByGoal.values()].filter(
    (attained) => attained !== null,
  ).length;
  const scoreWith = (attained: number) => before + momentumGain(before, attained, perWeek);
  const gainFor = (share: number) =>
    now === null ? 0 : 100 * Math.max(0, scoreWith(Math.min(1, now + share)) - score);

  const parts = active
    .filter(({ progress }) => progress.quotaToday > 0)
    .map((goal) => {
      const attained = scored.attainmentByGoal.get(goal.id) ?? null;

      return { goal, share: attained === null ? 0 : (1 - attained) / countedGoals };
    });

  return {
    asked: parts.map(({ goal, share }) => {
      const { id: goalId, title, measure, unit, progress } = goal;
      const { quotaToday: quota, leftToday: left } = progress;
      const done = goalSign(goal) * progress.today;

      return { goalId, title, measure, unit, quota, done, left, gain: gainFor(share) };
    }),
    gain:
      now === null || parts.length === 0
        ? null
        : gainFor(parts.reduce((sum, { share }) => sum + share, 0)),
    overdue: active.filter(
      ({ kind, progress }) => kind === 'target' && progress.phase === 'overdue',
    ).length,
  };
}
