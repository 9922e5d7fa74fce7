import { daysBetween } from '@longhand/goals/days';
import { most } from './most.ts';
import type { Values } from './queries.ts';
import { rhythmValues } from './rhythm-values.ts';
import { sessionValues } from './session-values.ts';
import type { Work } from './work.ts';

/** How far a writer is with each achievement, from what is known of their work. */
export function valuesOf(facts: Work): Values {
  return {
    ...ofBeginnings(facts),
    ...ofAmounts(facts),
    ...sessionValues(facts),
    ...rhythmValues(facts),
    ...ofGoals(facts),
    ...ofCraft(facts),
  };
}

function ofBeginnings({ wordDays, totals, goals, sessions, ...facts }: Work): Values {
  const hasWritten = wordDays.some(({ amount }) => amount > 0) || (totals.character ?? 0) > 0;

  return {
    first_words: Number(hasWritten),
    first_goal: Number(goals.length > 0),
    first_session: Number(sessions.length > 0),
    first_sprint: Number(sessions.some(({ kind }) => kind === 'countdown')),
    first_text: Number(facts.languages.length > 0),
    first_project: Number(facts.projects > 0),
    importer: Number(facts.imports > 0),
  };
}

function ofAmounts({ wordDays, totals }: Work): Values {
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

function ofGoals({ goals, milestonesReached, weightsKept, daysOnPlan }: Work): Values {
  const completed = goals.filter(({ completedOn }) => completedOn !== null);
  const count = (is: (goal: Work['goals'][number]) => boolean) => completed.filter(is).length;

  return {
    goals_completed: completed.length,
    milestones: milestonesReached,
    planner: weightsKept,
    right_on_plan: daysOnPlan,
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

function ofCraft({ notes, moodDays, wordDays, sessions, ...work }: Work): Values {
  const seconds = new Map<string, number>();
  for (const { startOn, activeSeconds } of sessions) {
    seconds.set(startOn, (seconds.get(startOn) ?? 0) + activeSeconds);
  }
  const written = new Map(wordDays.map(({ on, amount }) => [on, amount]));
  const isEdited = ([on, spent]: [string, number]) =>
    spent >= 30 * 60 && (written.get(on) ?? 0) <= 0;

  return {
    texts: work.languages.reduce((sum, { texts }) => sum + texts, 0),
    style_shift: most(work.languages.map(textsOfCourse)),
    polyglot: work.languages.length,
    many_hats: work.kindsOfYear,
    finisher: work.finished.filter(isWhole).length,
    reflective: notes,
    mood_month: moodDays,
    editor: [...seconds].filter(isEdited).length,
    palindrome: wordDays.filter(({ amount }) => isPalindrome(amount)).length,
  };
}

const course = { texts: 6, days: 60 };

/** Texts of one language; less than a course has, while they are not far enough apart for one. */
function textsOfCourse({ texts, first, last }: Work['languages'][number]): number {
  const isLong = last.getTime() - first.getTime() >= course.days * 24 * 3_600_000;

  return isLong ? texts : Math.min(texts, course.texts - 1);
}

function isWhole({ words, seconds }: Work['finished'][number]): boolean {
  return words >= 10_000 || seconds >= 20 * 3_600;
}

function isPalindrome(amount: number): boolean {
  const digits = String(amount);

  return amount >= 1_000 && digits === [...digits].reverse().join('');
}
