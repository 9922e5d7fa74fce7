import type { Goal } from '@longhand/contract/goal-values';
import type { Preferences } from '@longhand/contract/settings';
import { addDays, toDayNumber, toLocalDay } from '@longhand/goals/days';
import type { Db } from '../platform/db/db.ts';
import { readGoalAmounts } from './days/day-queries.ts';
import { type LocalDay, localDayAt, weekStartOf } from './local-day.ts';
import { presentMilestone, sortMilestones } from './milestones/present.ts';
import { listOpenOrUnseen } from './milestones/queries.ts';
import { calculateMomentum, readFreeDayRules } from './momentum/momentum.ts';
import { listAllGoals, listWritingDays } from './momentum/queries.ts';
import { listGoals } from './queries.ts';
import { presentGoal } from './rules.ts';

const historyDays = 84;

export type InsightFacts = {
  goals: {
    goal: Goal;
    /** Counted amounts of up to 84 days before today, oldest first, with zeros. */
    history: number[];
    nextMilestone: { id: string; title: string; missing: number } | null;
  }[];
  streak: { current: number; best: number };
  /** Rest days and paused days of the last year. */
  offDays: LocalDay[];
};

/** Goals, streak and days off of any user, for statements about their writing. */
export async function readInsightFacts(
  db: Db,
  { userId, preferences, now }: { userId: string; preferences: Preferences; now: Date },
): Promise<InsightFacts> {
  const on = localDayAt(now, preferences);
  const today = { on, weekStart: weekStartOf(preferences) };
  const goals = await listAllGoals(db, userId);
  const freeDayRules = await readFreeDayRules(db, { userId, preferences, goals });
  const writingDays = await listWritingDays(db, userId, undefined);
  const momentum = await calculateMomentum(db, {
    ...{ userId, on, writingDays, freeDayRules, checkpoint: null },
  });
  const active = await listGoals(db, userId, { today, daysOf: 'active', statuses: ['active'] });
  const from = toDayNumber(on) - historyDays;
  const rows = active.map(({ goal }) => goal);
  const amounts = await readGoalAmounts(db, rows, { from, to: toDayNumber(on) - 1 });
  const milestones = await listOpenOrUnseen(db, userId);

  return {
    goals: active.map((one) => {
      const { id, startOn } = one.goal;
      const first = Math.max(from, toDayNumber(startOn));
      const length = Math.max(0, toDayNumber(on) - first);
      const [next] = sortMilestones(
        milestones
          .filter(({ goalId }) => goalId === id)
          .map((row) => presentMilestone(row, one, today)),
      ).filter(({ reachedOn, missing }) => reachedOn === null && missing !== null);

      return {
        goal: presentGoal(one, today),
        history: Array.from({ length }, (_, index) => amounts.get(id)?.get(first + index) ?? 0),
        nextMilestone: next ? { id: next.id, title: next.title, missing: next.missing ?? 0 } : null,
      };
    }),
    streak: { current: momentum.summary.streak.current, best: momentum.summary.streak.best },
    offDays: momentum.states.flatMap((state, index) => {
      const day = toLocalDay(momentum.first + index);
      const isOff = state === 'rest' || state === 'paused';

      return isOff && day > addDays(on, -366) ? [day] : [];
    }),
  };
}
