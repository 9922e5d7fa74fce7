import { type DayNumber, dayOf } from '@longhand/goals/days';
import { directionOf } from '@longhand/goals/goal-plan';
import { habitQuotaOn } from '@longhand/goals/habit-attainment';
import { momentumGain } from '@longhand/goals/momentum';
import { quotaOn } from '@longhand/goals/plan';
import { type Asking, isUnderWay } from './asked.ts';
import type { Momentum } from './momentum.ts';

/** What today asks by goal, and what doing the rest of it is worth. */
export function askedToday(momentum: Momentum) {
  const { asking, amounts, today, perWeek, scored, score, isKeptFree } = momentum;
  const now = scored.attained.at(-1) ?? null;
  const before = scored.scores.at(-2) ?? 0;
  if (isKeptFree(today) || now === null) return { asked: [], gain: null };

  const counted = [...scored.ofGoals.values()].filter((attained) => attained !== null).length;
  const parts = asking.flatMap((one) => {
    const own = amounts.get(one.goal.id) ?? new Map<DayNumber, number>();
    const quota = quotaOfToday(one, own, today);
    const missing = 1 - (scored.ofGoals.get(one.goal.id) ?? 0);

    return quota === 0 ? [] : [{ goal: one.goal, quota, own, share: missing / counted }];
  });
  if (parts.length === 0) return { asked: [], gain: null };

  const scoreWith = (attained: number) => before + momentumGain(before, attained, perWeek);
  const gainOf = (attained: number) => 100 * Math.max(0, scoreWith(Math.min(1, attained)) - score);

  return {
    asked: parts.map(({ goal, quota, own, share }) => {
      const done = directionOf(goal) * (own.get(today) ?? 0);
      const { id: goalId, title, measure, unit } = goal;

      return {
        ...{ goalId, title, measure, unit, quota, done },
        left: Math.max(0, quota - done),
        gain: gainOf(now + share),
      };
    }),
    gain: gainOf(now + parts.reduce((sum, { share }) => sum + share, 0)),
  };
}

function quotaOfToday(one: Asking, own: ReadonlyMap<DayNumber, number>, today: DayNumber): number {
  const { goal, plan } = one;
  if (goal.status !== 'active' || !isUnderWay(one, today)) return 0;
  if (plan === null) return habitQuotaOn(goal, own, today);
  let total = goal.startAmount;
  for (const [day, amount] of own) if (day < today) total += amount;

  return quotaOn(plan, directionOf(goal) * total, dayOf(today));
}
