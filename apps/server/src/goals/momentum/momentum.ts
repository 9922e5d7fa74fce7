import type { MomentumGlance } from '@longhand/contract/goals-momentum';
import type { Preferences } from '@longhand/contract/settings';
import { type DayNumber, dayOf, numberOf } from '@longhand/goals/days';
import { directionOf } from '@longhand/goals/momentum';
import { type DayState, type Streak, streakOf } from '@longhand/goals/streak';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { readAmounts, readGoalAmounts } from '../day-queries.ts';
import { type LocalDay, localDayAt } from '../local-day.ts';
import { listRests, type RestRow } from '../rest/queries.ts';
import { type Asking, askingOf } from './asked.ts';
import { keptFree, kindsOf } from './days.ts';
import { listAllGoals, listWritingDays } from './queries.ts';
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
  /** What each day was since the first one of all. */
  states: readonly DayState[];
  first: DayNumber;
  asking: readonly Asking[];
  amounts: ReadonlyMap<string, ReadonlyMap<DayNumber, number>>;
  isKeptFree: (day: DayNumber) => boolean;
  perWeek: number;
  rests: readonly RestRow[];
  glance: MomentumGlance;
};

/** How the caller's writing goes, reckoned anew from the entries themselves, so that late and changed ones just count. */
export async function readMomentum({ db, clock, caller }: Context<'user'>): Promise<Momentum> {
  const { userId, preferences } = caller;
  const on = localDayAt(clock.now(), preferences);

  return reckonMomentum(db, {
    ...{ userId, preferences, on },
    written: await listWritingDays(db, userId),
  });
}

type Whose = {
  userId: string;
  preferences: Preferences;
  on: LocalDay;
  /** The days on which the writer showed up, the first first. */
  written: readonly DayNumber[];
};

/** The same for anybody. */
export async function reckonMomentum(
  db: Db,
  { userId, preferences, on, written: days }: Whose,
): Promise<Momentum> {
  const today = numberOf(on);
  const asking = (await listAllGoals(db, userId)).flatMap(askingOf);
  const rests = await listRests(db, userId);
  const written = days.filter((day) => day <= today);

  const first = written[0] ?? today;
  const from = Math.max(first, today - rememberedDays + 1);
  const recent = asking.filter(({ last }) => last >= from);
  const counting = recent.map(({ goal }) => goal);
  const amounts = await readGoalAmounts(db, counting, { from, to: today });
  const counted = recent.find(({ goal }) => goal.status === 'active')?.goal;
  const { measure, unit } = counted ?? { measure: 'word' as const, unit: '' };
  const words = await readAmounts(db, userId, { from: dayOf(from), to: on, measure, unit });

  const isKeptFree = keptFree({ restWeekdays: preferences.restWeekdays, rests });
  const perWeek = askedPerWeek(recent, today, preferences.restWeekdays);
  const scored = scoreDays({
    ...{ from, to: today, asking: recent, amounts, words, isKeptFree, perWeek },
  });
  const [before = 0, now = 0] =
    scored.scores.length > 1 ? scored.scores.slice(-2) : [0, ...scored.scores];
  const score = Math.max(before, now);

  const free = { restWeekdays: preferences.restWeekdays, rests, asking };
  const kinds = kindsOf({ from: first, to: today }, new Set(written), free);
  const { states, ...figures } = streakOf(kinds);
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
