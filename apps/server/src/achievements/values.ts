import { daysBetween, weekdayOf } from '@longhand/goals/days';
import type { ProgressFacts } from '../goals/index.ts';
import type { Values } from './queries.ts';

type Facts = ProgressFacts & {
  /** Texts saved on the server, those in the trash among them. */
  texts: number;
  projects: number;
};

/** How far a writer is with each achievement, from what is known of their work. */
export function valuesOf(facts: Facts): Values {
  return {
    ...ofBeginnings(facts),
    ...ofAmounts(facts),
    ...ofSessions(facts),
    ...ofRhythm(facts),
    ...ofGoals(facts),
    ...ofCraft(facts),
  };
}

function ofBeginnings({ wordDays, totals, goals, sessions, ...facts }: Facts): Values {
  const hasWritten = wordDays.some(({ amount }) => amount > 0) || (totals.character ?? 0) > 0;

  return {
    first_words: Number(hasWritten),
    first_goal: Number(goals.length > 0),
    first_session: Number(sessions.length > 0),
    first_sprint: Number(sessions.some(({ kind }) => kind === 'countdown')),
    first_text: Number(facts.texts > 0),
    first_project: Number(facts.projects > 0),
    importer: Number(facts.imports > 0),
  };
}

function ofAmounts({ wordDays, totals }: Facts): Values {
  const months = new Map<string, number>();
  for (const { on, amount } of wordDays) {
    months.set(on.slice(0, 7), (months.get(on.slice(0, 7)) ?? 0) + amount);
  }

  return {
    day_words: most(wordDays.map(({ amount }) => amount)),
    month_words: most([...months.values()]),
    total_words: totals.word ?? 0,
    total_characters: totals.character ?? 0,
    total_pages: Math.floor((totals.page ?? 0) / 100),
  };
}

const hour = 60;

function ofSessions({ sessions }: Facts): Values {
  const long = sessions.filter(({ activeSeconds }) => activeSeconds >= 25 * 60);
  const seconds = sessions.reduce((sum, { activeSeconds }) => sum + activeSeconds, 0);
  const count = (is: (session: Facts['sessions'][number]) => boolean) => sessions.filter(is).length;

  return {
    hours: Math.floor((10 * seconds) / 3_600) / 10,
    sprints: count(({ kind }) => kind === 'countdown'),
    deep_focus: long.filter(
      ({ activeSeconds, idleSeconds }) => idleSeconds < 0.05 * (activeSeconds + idleSeconds),
    ).length,
    marathon: count(({ activeSeconds }) => activeSeconds >= 2 * 3_600),
    early_bird: count(
      ({ startMinute, endMinute }) => startMinute <= endMinute && endMinute < 8 * hour,
    ),
    lunch_break: count(
      ({ startMinute, endMinute }) =>
        startMinute >= 12 * hour && endMinute <= 14 * hour && startMinute <= endMinute,
    ),
    night_owl: count(({ startMinute }) => startMinute >= 22 * hour || startMinute < 4 * hour),
  };
}

function ofRhythm({ first, states, streak, scores, weekend, weekStart }: Facts): Values {
  const days = states.map((state, at) => ({ state, day: first + at }));
  const isClean = ({ state }: (typeof days)[number]) => state === 'hit' || state === 'rest';
  const weeks = grouped(days, ({ day }) => Math.floor((day + 3 - (weekStart - 1)) / 7));
  const months = grouped(days, ({ day }) => monthOf(day));
  const isWhole = (group: typeof days, least: number) =>
    group.every(isClean) && group.filter(({ state }) => state === 'hit').length >= least;

  return {
    streak: streak.best,
    writing_days: streak.total,
    perfect_week: weeks.filter((week) => week.length === 7 && isWhole(week, 1)).length,
    perfect_month: months.filter((month) => month.length >= 28 && isWhole(month, 8)).length,
    weekend_writer: longestRun(
      weeks.map(
        (week) =>
          week.filter(({ state, day }) => state === 'hit' && weekend.includes(weekdayOf(day) + 1))
            .length >= 2,
      ),
    ),
    comeback: comebacksIn(states),
    momentum: heldScore(scores),
    anniversary: streak.total === 0 ? 0 : Math.floor((lastHit(days) - first) / 365.25),
  };
}

function ofGoals({ goals, milestonesReached }: Facts): Values {
  const completed = goals.filter(({ completedOn }) => completedOn !== null);
  const count = (is: (goal: Facts['goals'][number]) => boolean) => completed.filter(is).length;

  return {
    goals_completed: completed.length,
    milestones: milestonesReached,
    early_finish: count(
      ({ completedOn, endOn }) =>
        completedOn !== null && endOn !== null && daysBetween(completedOn, endOn) >= 7,
    ),
    photo_finish: count(({ completedOn, endOn }) => completedOn !== null && completedOn === endOn),
    fresh_start: count(({ wasResumed }) => wasResumed),
    stretch: count(({ isSuccessor }) => isSuccessor),
    honest_exit: goals.filter(({ hasReason }) => hasReason).length,
  };
}

function ofCraft({ texts, notes, moodDays, wordDays, sessions }: Facts): Values {
  const seconds = new Map<string, number>();
  for (const { startOn, activeSeconds } of sessions) {
    seconds.set(startOn, (seconds.get(startOn) ?? 0) + activeSeconds);
  }
  const written = new Map(wordDays.map(({ on, amount }) => [on, amount]));
  const isEdited = ([on, spent]: [string, number]) =>
    spent >= 30 * 60 && (written.get(on) ?? 0) <= 0;

  return {
    texts,
    reflective: notes,
    mood_month: moodDays,
    editor: [...seconds].filter(isEdited).length,
    palindrome: wordDays.filter(({ amount }) => isPalindrome(amount)).length,
  };
}

function isPalindrome(amount: number): boolean {
  const digits = String(amount);

  return amount >= 1_000 && digits === [...digits].reverse().join('');
}

function most(amounts: readonly number[]): number {
  return amounts.reduce((best, amount) => Math.max(best, amount), 0);
}

/** The highest score that was kept up for seven days. */
function heldScore(scores: readonly number[]): number {
  const week = 7;
  const held = scores.slice(week - 1).map((_, at) => Math.min(...scores.slice(at, at + week)));

  return Math.round(100 * most(held));
}

/** Times that writing went on after a week and more without. */
function comebacksIn(states: Facts['states']): number {
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

function monthOf(day: number): number {
  const date = new Date(day * 86_400_000);

  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => number): Item[][] {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }

  return [...groups.values()];
}
