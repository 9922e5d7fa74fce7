import { type DayNumber, dayOf, weekdayOf } from '@longhand/goals/days';
import type { DayState } from '@longhand/goals/streak';
import { most } from './most.ts';
import type { Values } from './queries.ts';
import type { Work } from './work.ts';

type Rhythm = Pick<
  Work,
  'first' | 'states' | 'streak' | 'scores' | 'weekend' | 'weekStart' | 'isKeptFree'
>;

type Day = { state: DayState; day: DayNumber };

/** How regularly somebody writes, told from what each of their days was. */
export function rhythmValues({ first, states, streak, scores, ...cut }: Rhythm): Values {
  const { weekend, weekStart, isKeptFree } = cut;
  const days: Day[] = states.map((state, at) => ({ state, day: first + at }));
  const weeks = grouped(days, ({ day }) => Math.floor((day + 3 - (weekStart - 1)) / 7));
  const months = grouped(days, ({ day }) => monthOf(day)).filter(isWholeMonth);

  return {
    streak: streak.best,
    writing_days: streak.total,
    perfect_week: weeks.filter((week) => week.length === 7 && isPerfect(week, 1)).length,
    perfect_month: months.filter((month) => isPerfect(month, fewestHits)).length,
    weekend_writer: longestRun(
      weeks.map(
        (week) =>
          week.filter(({ state, day }) => state === 'hit' && weekend.includes(weekdayOf(day) + 1))
            .length >= 2,
      ),
    ),
    rest_well: months
      .filter((month) => month.at(-1)?.day !== days.at(-1)?.day)
      .filter((month) => isRested(month, isKeptFree)).length,
    comeback: comebacksIn(states),
    momentum: heldScore(scores),
    anniversary: streak.total === 0 ? 0 : Math.floor((lastHit(days) - first) / 365.25),
  };
}

/** Days of a month on which somebody wrote, fewer than which say nothing of the month. */
const fewestHits = 8;

function isPerfect(days: readonly Day[], least: number): boolean {
  return days.every(({ state }) => state === 'hit' || state === 'rest') && hitsIn(days) >= least;
}

/** How many of the days that ask something were hit, at the least, for a month to be kept up. */
const keptShare = 0.8;

/** A month whose planned days of rest were all taken, while the others were kept up. Days that only a goal keeps free ask nothing. */
function isRested(month: readonly Day[], isKeptFree: (day: DayNumber) => boolean): boolean {
  const planned = month.filter(({ day }) => isKeptFree(day));
  const isTaken = planned.length > 0 && hitsIn(planned) === 0;
  const hits = hitsIn(month);
  const missed = month.filter(({ state }) => state === 'missed' || state === 'frozen').length;

  return isTaken && hits >= fewestHits && hits >= keptShare * (hits + missed);
}

function hitsIn(days: readonly Day[]): number {
  return days.filter(({ state }) => state === 'hit').length;
}

/** The highest score that was kept up for seven days. */
function heldScore(scores: readonly number[]): number {
  const week = 7;
  const held = scores.slice(week - 1).map((_, at) => Math.min(...scores.slice(at, at + week)));

  return Math.round(100 * most(held));
}

/** Times that writing went on after a week and more without. */
function comebacksIn(states: Work['states']): number {
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
  return dayOf(day).slice(0, 7);
}

/** Whether a month is there from its first day to its last. */
function isWholeMonth(month: readonly Day[]): boolean {
  const [first = 0, last = 0] = [month.at(0)?.day, month.at(-1)?.day];

  return monthOf(first - 1) !== monthOf(first) && monthOf(last + 1) !== monthOf(last);
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => number | string): Item[][] {
  const groups = new Map<number | string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }

  return [...groups.values()];
}
