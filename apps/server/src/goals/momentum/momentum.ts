import type { MomentumSummary } from '@longhand/contract/goals-momentum';
import type { Preferences } from '@longhand/contract/settings';
import { type DayNumber, toDayNumber, toLocalDay } from '@longhand/goals/days';
import { trendDirection } from '@longhand/goals/momentum';
import { type DayState, type Streak, streakOf } from '@longhand/goals/streak';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { readAmountsByDay, readGoalAmounts } from '../days/day-queries.ts';
import { type LocalDay, localDayAt } from '../local-day.ts';
import type { GoalRow } from '../queries.ts';
import { listRests, type RestRow } from '../rest/queries.ts';
import { type ActivePeriod, activePeriodsOf } from './active-periods.ts';
import { dayKinds, type FreeDayRules, plannedRestTest } from './day-kinds.ts';
import { listWritingDays } from './queries.ts';
import { bandOf, historyOf, type ScoredDays, scoreDays, targetDaysPerWeek } from './score.ts';
import {
  isCheckpointDue,
  readCheckpointBefore,
  type StreakCheckpoint,
  saveCheckpoint,
} from './streak-checkpoint.ts';

/** Older days no longer affect the score: its half-life is 13 days. */
const scoreWindowDays = 400;

export type Momentum = {
  today: DayNumber;
  /** The first day of `scored` and of `streak.states`. */
  from: DayNumber;
  scored: ScoredDays;
  /** Today counts only if it raises the score: an unfinished day is not a miss. */
  score: number;
  streak: Streak;
  /** The state of each day since the first day of writing, or since the checkpoint. */
  states: readonly DayState[];
  first: DayNumber;
  periods: readonly ActivePeriod[];
  amounts: ReadonlyMap<string, ReadonlyMap<DayNumber, number>>;
  isPlannedRest: (day: DayNumber) => boolean;
  perWeek: number;
  rests: readonly RestRow[];
  summary: MomentumSummary;
};

/**
 * The caller's momentum, calculated from the days themselves so that late and changed entries count. Long past days are read only as a
 * checkpoint.
 *
 * @param goals all goals of the user, whatever their status
 */
export async function readMomentum(
  { db, clock, caller }: Context<'user'>,
  goals: readonly GoalRow[],
): Promise<Momentum> {
  const { userId, preferences } = caller;
  const on = localDayAt(clock.now(), preferences);
  const freeDayRules = await readFreeDayRules(db, { userId, preferences, goals });
  const from = windowStart(toDayNumber(on));
  const checkpoint = await readCheckpointBefore(db, { userId, from, free: freeDayRules });
  const writingDays = await listWritingDays(db, userId, checkpoint?.on);
  const momentum = await calculateMomentum(db, {
    userId,
    on,
    writingDays,
    freeDayRules,
    checkpoint,
  });
  if (isCheckpointDue(momentum.first, from))
    await saveCheckpoint(db, { userId, from, free: freeDayRules });

  return momentum;
}

/** Reads everything that makes days of a user free. */
export async function readFreeDayRules(
  db: Db,
  user: { userId: string; preferences: Preferences; goals: readonly GoalRow[] },
): Promise<FreeDayRows> {
  return {
    restWeekdays: user.preferences.restWeekdays,
    rests: await listRests(db, user.userId),
    periods: user.goals.flatMap(activePeriodsOf),
  };
}

type FreeDayRows = FreeDayRules & { rests: readonly RestRow[] };

type MomentumInput = {
  userId: string;
  on: LocalDay;
  /** Days with an entry, ascending; only those after the checkpoint, if there is one. */
  writingDays: readonly DayNumber[];
  freeDayRules: FreeDayRows;
  checkpoint: StreakCheckpoint | null;
};

/** Calculates the momentum of any user. */
export async function calculateMomentum(
  db: Db,
  { userId, on, writingDays: days, freeDayRules, checkpoint }: MomentumInput,
): Promise<Momentum> {
  const today = toDayNumber(on);
  const { periods, rests, restWeekdays } = freeDayRules;
  const writingDays = days.filter((day) => day <= today);

  const first = checkpoint === null ? (writingDays[0] ?? today) : checkpoint.on + 1;
  const from = Math.max(first, windowStart(today));
  const recent = periods.filter(({ last }) => last >= from);
  const recentGoals = recent.map(({ goal }) => goal);
  const amounts = await readGoalAmounts(db, recentGoals, { from, to: today });
  const activeGoal = recent.find(({ goal }) => goal.status === 'active')?.goal;
  const { measure, unit } = activeGoal ?? { measure: 'word' as const, unit: '' };
  const words = await readAmountsByDay(db, userId, {
    from: toLocalDay(from),
    to: on,
    measure,
    unit,
  });

  const isPlannedRest = plannedRestTest({ restWeekdays, rests });
  const perWeek = targetDaysPerWeek(recent, today, restWeekdays);
  const scored = scoreDays({
    ...{ from, to: today, periods: recent, amounts, words, isPlannedRest, perWeek },
  });
  const [before = 0, now = 0] =
    scored.scores.length > 1 ? scored.scores.slice(-2) : [0, ...scored.scores];
  const score = Math.max(before, now);

  const kinds = dayKinds({ from: first, to: today }, new Set(writingDays), freeDayRules);
  const { states, ...figures } = streakOf(kinds, checkpoint?.streak);
  const percent = Math.round(100 * score);

  return {
    ...{ today, from, scored, score, periods: recent, amounts, isPlannedRest, perWeek, rests },
    ...{ first, states },
    streak: { ...figures, states: states.slice(from - first) },
    summary: {
      score: percent,
      band: bandOf(percent),
      direction: trendDirection(historyOf(words, { from, to: today - 1 })),
      streak: figures,
    },
  };
}

function windowStart(today: DayNumber): DayNumber {
  return today - scoreWindowDays + 1;
}
