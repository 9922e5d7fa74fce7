import type { Measure } from '@longhand/contract/progress-values';
import type { Preferences } from '@longhand/contract/settings';
import { addDays, type DayNumber, toLocalDay } from '@longhand/goals/days';
import type { DayState, Streak } from '@longhand/goals/streak';
import type { Db } from '../../platform/db/db.ts';
import { readAmountsByDay } from '../days/day-queries.ts';
import { localDayAt, weekStartOf } from '../local-day.ts';
import { calculateMomentum, readFreeDayRules } from '../momentum/momentum.ts';
import { listAllGoals } from '../momentum/queries.ts';
import {
  listGoalFacts,
  listLoggedDays,
  listMeasureTotals,
  listSessionFacts,
  readWorkCounts,
} from './fact-queries.ts';
import { readPlanFacts } from './plan-facts.ts';

/** Facts about a user's writing that other slices calculate from. */
export type ProgressFacts = {
  /** Words per day with an entry, oldest first. */
  wordDays: { on: string; amount: number }[];
  /** Total per measure, in its smallest parts. */
  totals: Partial<Record<Measure, number>>;
  /** The first day of `states`. */
  first: DayNumber;
  states: readonly DayState[];
  /** Whether the user planned to rest on a day, by weekday or by date. */
  isPlannedRest: (day: DayNumber) => boolean;
  streak: Pick<Streak, 'current' | 'best' | 'total'>;
  /** Momentum at the end of each recent day, 0 to 1. */
  scores: readonly number[];
  /** Finished sessions, oldest first. */
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
  /** The longest time, in days, that a goal kept its own weekday weights. */
  ownWeightDays: number;
  /** The highest number of on-plan days that a goal had within 14 consecutive days. */
  daysOnPlan: number;
  /** Imports that added entries and were not undone. */
  imports: number;
  /** Entries with a note. */
  notes: number;
  /** Days with a mood in the month with the most of them. */
  moodDays: number;
  /** Weekend days of the user's locale; 1 is Monday. */
  weekend: readonly number[];
  weekStart: number;
};

/** Reads all facts. Imported entries count in totals, but not for streaks or times of day. */
export async function readProgressFacts(
  db: Db,
  { userId, preferences, now }: { userId: string; preferences: Preferences; now: Date },
): Promise<ProgressFacts> {
  const on = localDayAt(now, preferences);
  const writingDays = await listLoggedDays(db, userId);
  const goals = await listAllGoals(db, userId);
  const freeDayRules = await readFreeDayRules(db, { userId, preferences, goals });
  const momentum = await calculateMomentum(db, {
    userId,
    on,
    writingDays,
    freeDayRules,
    checkpoint: null,
  });
  const sessions = await listSessionFacts(db, userId);
  const wholeRange = { from: '0001-01-01', to: addDays(on, 1), measure: 'word' as const, unit: '' };
  const words = [...(await readAmountsByDay(db, userId, wholeRange))].sort(
    ([one], [other]) => one - other,
  );

  return {
    wordDays: words.map(([day, amount]) => ({ on: toLocalDay(day), amount })),
    totals: await listMeasureTotals(db, userId),
    first: momentum.first,
    states: momentum.states,
    isPlannedRest: momentum.isPlannedRest,
    streak: momentum.streak,
    scores: momentum.scored.scores,
    sessions: sessions.flatMap(({ endMinute, ...rest }) =>
      endMinute === null ? [] : [{ ...rest, endMinute }],
    ),
    goals: await listGoalFacts(db, userId),
    ...(await readPlanFacts(db, momentum, { userId, preferences })),
    ...(await readWorkCounts(db, userId)),
    weekend: preferences.locale === 'ar' ? [5, 6] : [6, 7],
    weekStart: weekStartOf(preferences),
  };
}
