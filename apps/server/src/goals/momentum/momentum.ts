import type { MomentumGlance } from '@longhand/contract/goals-momentum';
import type { Preferences } from '@longhand/contract/settings';
import { type DayNumber, dayOf, numberOf } from '@longhand/goals/days';
import { directionOf } from '@longhand/goals/momentum';
import { type DayState, type Streak, streakOf } from '@longhand/goals/streak';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { readAmounts, readGoalAmounts } from '../day-queries.ts';
import { type LocalDay, localDayAt } from '../local-day.ts';
import type { GoalRow } from '../queries.ts';
import { listRests, type RestRow } from '../rest/queries.ts';
import { type Asking, askingOf } from './asked.ts';
import { type Free, keptFree, kindsOf } from './days.ts';
import { isMarkWanted, layMark, type Mark, readMarkBefore } from './mark.ts';
import { listWritingDays } from './queries.ts';
import { askedPerWeek, bandOf, historyOf, type ScoredDays, scoreDays } from './score.ts';

/** Further back than this nothing of a day is left in the score: half is forgotten after thirteen. */
const rememberedDays = 400;

export type Momentum = {
  today: DayNumber;
  /** The first day of `scored` and of `streak.states`. */
  from: DayNumber;
  scored: ScoredDays;
  /** Today counts as far as it raises the score: a morning is no miss. */
  score: number;
  streak: Streak;
  /** What each day was since the first one of all, or since the mark that it was told from. */
  states: readonly DayState[];
  first: DayNumber;
  asking: readonly Asking[];
  amounts: ReadonlyMap<string, ReadonlyMap<DayNumber, number>>;
  isKeptFree: (day: DayNumber) => boolean;
  perWeek: number;
  rests: readonly RestRow[];
  glance: MomentumGlance;
};

/**
 * How the caller's writing goes, reckoned from the days themselves, so that late and changed entries just count; of days that are long
 * over only what they came to is read.
 *
 * @param goals all that the writer has had, whatever became of them
 */
export async function readMomentum(
  { db, clock, caller }: Context<'user'>,
  goals: readonly GoalRow[],
): Promise<Momentum> {
  const { userId, preferences } = caller;
  const on = localDayAt(clock.now(), preferences);
  const free = await readFree(db, { userId, preferences, goals });
  const from = firstRemembered(numberOf(on));
  const mark = await readMarkBefore(db, { userId, from, free });
  const written = await listWritingDays(db, userId, mark?.on);
  const momentum = await reckonMomentum(db, { userId, on, written, free, mark });
  if (isMarkWanted(momentum.first, from)) await layMark(db, { userId, from, free });

  return momentum;
}

/** What keeps days of a writer free. */
export async function readFree(
  db: Db,
  whose: { userId: string; preferences: Preferences; goals: readonly GoalRow[] },
): Promise<Frees> {
  return {
    restWeekdays: whose.preferences.restWeekdays,
    rests: await listRests(db, whose.userId),
    asking: whose.goals.flatMap(askingOf),
  };
}

type Frees = Free & { rests: readonly RestRow[] };

type Known = {
  userId: string;
  on: LocalDay;
  /** The days on which the writer showed up, the first first; those after the mark, if there is one. */
  written: readonly DayNumber[];
  free: Frees;
  mark: Mark | null;
};

/** The same for anybody. */
export async function reckonMomentum(
  db: Db,
  { userId, on, written: days, free, mark }: Known,
): Promise<Momentum> {
  const today = numberOf(on);
  const { asking, rests, restWeekdays } = free;
  const written = days.filter((day) => day <= today);

  const first = mark === null ? (written[0] ?? today) : mark.on + 1;
  const from = Math.max(first, firstRemembered(today));
  const recent = asking.filter(({ last }) => last >= from);
  const counting = recent.map(({ goal }) => goal);
  const amounts = await readGoalAmounts(db, counting, { from, to: today });
  const counted = recent.find(({ goal }) => goal.status === 'active')?.goal;
  const { measure, unit } = counted ?? { measure: 'word' as const, unit: '' };
  const words = await readAmounts(db, userId, { from: dayOf(from), to: on, measure, unit });

  const isKeptFree = keptFree({ restWeekdays, rests });
  const perWeek = askedPerWeek(recent, today, restWeekdays);
  const scored = scoreDays({
    ...{ from, to: today, asking: recent, amounts, words, isKeptFree, perWeek },
  });
  const [before = 0, now = 0] =
    scored.scores.length > 1 ? scored.scores.slice(-2) : [0, ...scored.scores];
  const score = Math.max(before, now);

  const kinds = kindsOf({ from: first, to: today }, new Set(written), free);
  const { states, ...figures } = streakOf(kinds, mark?.soFar);
  const percent = Math.round(100 * score);

  return {
    ...{ today, from, scored, score, asking: recent, amounts, isKeptFree, perWeek, rests },
    ...{ first, states },
    streak: { ...figures, states: states.slice(from - first) },
    glance: {
      score: percent,
      band: bandOf(percent),
      direction: directionOf(historyOf(words, { from, to: today - 1 })),
      streak: figures,
    },
  };
}

function firstRemembered(today: DayNumber): DayNumber {
  return today - rememberedDays + 1;
}
