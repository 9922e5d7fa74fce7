import type { Measure } from '@longhand/contract/progress-values';
import type { Preferences } from '@longhand/contract/settings';
import { addDays, type DayNumber, dayOf } from '@longhand/goals/days';
import type { DayState, Streak } from '@longhand/goals/streak';
import type { Db } from '../platform/db/db.ts';
import { readAmounts } from './day-queries.ts';
import {
  listGoalFacts,
  listMeasureTotals,
  listOwnDays,
  listSessionFacts,
  readCounts,
} from './fact-queries.ts';
import { localDayAt, weekStartOf } from './local-day.ts';
import { readFree, reckonMomentum } from './momentum/momentum.ts';
import { listAllGoals } from './momentum/queries.ts';
import { readPlanFacts } from './plan-facts.ts';

/** What is known of a writer's work, for whoever reckons something from it. */
export type ProgressFacts = {
  /** Words of each day that has any, the first first. */
  wordDays: { on: string; amount: number }[];
  /** All that was ever done, by measure, in its smallest parts. */
  totals: Partial<Record<Measure, number>>;
  /** The first day of `states`. */
  first: DayNumber;
  states: readonly DayState[];
  /** Whether the writer plans to rest on a day, on every such weekday or on this day. */
  isKeptFree: (day: DayNumber) => boolean;
  streak: Pick<Streak, 'current' | 'best' | 'total'>;
  /** Of the last days, 0 to 1. */
  scores: readonly number[];
  /** The first first. */
  sessions: {
    kind: 'stopwatch' | 'countdown';
    startOn: string;
    startMinute: number;
    endMinute: number;
    activeSeconds: number;
    idleSeconds: number;
    measure: Measure;
    amount: number | null;
  }[];
  goals: {
    completedOn: string | null;
    endOn: string | null;
    wasResumed: boolean;
    isSuccessor: boolean;
    hasReason: boolean;
  }[];
  milestonesReached: number;
  /** The most days that one goal went on with weights of its own for the weekdays. */
  weightsKept: number;
  /** The most days of a fortnight on which one goal got what its plan asked. */
  daysOnPlan: number;
  /** Files of progress that were brought in and not taken back. */
  imports: number;
  /** Entries with a note. */
  notes: number;
  /** Days with a mood in the month that has the most of them. */
  moodDays: number;
  /** Days of the week, 1 for Monday, that are the weekend where the writer is. */
  weekend: readonly number[];
  weekStart: number;
};

/** Reads them anew. What was imported counts as amounts, but for no run of days and no time of day. */
export async function readFacts(
  db: Db,
  { userId, preferences, now }: { userId: string; preferences: Preferences; now: Date },
): Promise<ProgressFacts> {
  const on = localDayAt(now, preferences);
  const written = await listOwnDays(db, userId);
  const goals = await listAllGoals(db, userId);
  const free = await readFree(db, { userId, preferences, goals });
  const momentum = await reckonMomentum(db, { userId, on, written, free, mark: null });
  const sessions = await listSessionFacts(db, userId);
  const all = { from: '0001-01-01', to: addDays(on, 1), measure: 'word' as const, unit: '' };
  const words = [...(await readAmounts(db, userId, all))].sort(([one], [other]) => one - other);

  return {
    wordDays: words.map(([day, amount]) => ({ on: dayOf(day), amount })),
    totals: await listMeasureTotals(db, userId),
    first: momentum.first,
    states: momentum.states,
    isKeptFree: momentum.isKeptFree,
    streak: momentum.streak,
    scores: momentum.scored.scores,
    sessions: sessions.flatMap(({ endMinute, ...rest }) =>
      endMinute === null ? [] : [{ ...rest, endMinute }],
    ),
    goals: await listGoalFacts(db, userId),
    ...(await readPlanFacts(db, momentum, { userId, preferences })),
    ...(await readCounts(db, userId)),
    weekend: preferences.locale === 'ar' ? [5, 6] : [6, 7],
    weekStart: weekStartOf(preferences),
  };
}
