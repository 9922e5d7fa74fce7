import { type DayNumber, toLocalDay, weekdayOf } from '@longhand/goals/days';
import type { DayState } from '@longhand/goals/streak';
import type { AchievementFacts } from './achievement-facts.ts';
import { maxOrZero } from './max-or-zero.ts';
import type { AchievementValues } from './queries.ts';

type RhythmFacts = Pick<
  AchievementFacts,
  'first' | 'states' | 'streak' | 'scores' | 'weekend' | 'weekStart' | 'isPlannedRest'
>;

type Day = { state: DayState; day: DayNumber };

/** Regularity of writing, from the state of each day. */
export function rhythmValues({
  first,
  states,
  streak,
  scores,
  ...rest
}: RhythmFacts): AchievementValues {
  const { weekend, weekStart, isPlannedRest } = rest;
  const days: Day[] = states.map((state, at) => ({ state, day: first + at }));
  const weeks = groupBy(days, ({ day }) => Math.floor((day + 3 - (weekStart - 1)) / 7));
  const months = groupBy(days, ({ day }) => monthOf(day)).filter(isWholeMonth);

  return {
    streak: streak.best,
    writing_days: streak.total,
    perfect_week: weeks.filter((week) => week.length === 7 && isPerfect(week, 1)).length,
    perfect_month: months.filter((month) => isPerfect(month, minHits)).length,
    weekend_writer: longestRun(
      weeks.map(
        (week) =>
          week.filter(({ state, day }) => state === 'hit' && weekend.includes(weekdayOf(day) + 1))
            .length >= 2,
      ),
    ),
    rest_well: months
      .filter((month) => month.at(-1)?.day !== days.at(-1)?.day)
      .filter((month) => hasTakenRest(month, isPlannedRest)).length,
    comeback: countComebacks(states),
    momentum: sustainedScore(scores),
    anniversary: streak.total === 0 ? 0 : Math.floor((lastHit(days) - first) / 365.25),
  };
}

/** Minimum number of writing days for a month to count. */
const minHits = 8;

function isPerfect(days: readonly Day[], least: number): boolean {
  return days.every(({ state }) => state === 'hit' || state === 'rest') && countHits(days) >= least;
}

/** Minimum share of a month's expected days that must be writing days. */
const minHitShare = 0.8;

/**
 * Whether a month's planned rest was taken and enough of its other days were written on. Days that only a goal's plan leaves free are not
 * expected.
 */
function hasTakenRest(month: readonly Day[], isPlannedRest: (day: DayNumber) => boolean): boolean {
  const planned = month.filter(({ day }) => isPlannedRest(day));
  const isRestTaken = planned.length > 0 && countHits(planned) === 0;
  const hits = countHits(month);
  const missed = month.filter(({ state }) => state === 'missed' || state === 'frozen').length;

  return isRestTaken && hits >= minHits && hits >= minHitShare * (hits + missed);
}

function countHits(days: readonly Day[]): number {
  return days.filter(({ state }) => state === 'hit').length;
}

/** The highest score that was held for seven days. */
function sustainedScore(scores: readonly number[]): number {
  const week = 7;
  const weeklyMinimums = scores
    .slice(week - 1)
    .map((_, at) => Math.min(...scores.slice(at, at + week)));

  return Math.round(100 * maxOrZero(weeklyMinimums));
}

/** Number of times that writing resumed after seven or more missed days. */
function countComebacks(states: AchievementFacts['states']): number {
  let missed = 0;
  let comebacks = 0;
  for (const state of states) {
    if (state === 'missed') missed += 1;
    if (state !== 'hit') continue;
    if (missed >= 7) comebacks += 1;
    missed = 0;
  }

  return comebacks;
}

function longestRun(weeks: readonly boolean[]): number {
  let run = 0;
  let best = 0;
  for (const is of weeks) {
    run = is ? run + 1 : 0;
    best = Math.max(best, run);
  }

  return best;
}

function lastHit(days: readonly { state: string; day: number }[]): number {
  return days.findLast(({ state }) => state === 'hit')?.day ?? 0;
}

function monthOf(day: DayNumber): string {
  return toLocalDay(day).slice(0, 7);
}

/** Whether the list covers the month from its first to its last day. */
function isWholeMonth(month: readonly Day[]): boolean {
  const [first = 0, last = 0] = [month.at(0)?.day, month.at(-1)?.day];

  return monthOf(first - 1) !== monthOf(first) && monthOf(last + 1) !== monthOf(last);
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => number | string): Item[][] {
  const groups = new Map<number | string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }

  return [...groups.values()];
}
