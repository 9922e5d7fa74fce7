import { daysBetween } from '@longhand/goals/days';
import type { AchievementFacts } from './achievement-facts.ts';
import { maxOrZero } from './max-or-zero.ts';
import type { AchievementValues } from './queries.ts';
import { rhythmValues } from './rhythm-values.ts';
import { sessionValues } from './session-values.ts';

/** The user's value for each achievement. */
export function achievementValues(facts: AchievementFacts): AchievementValues {
  return {
    ...firstStepValues(facts),
    ...amountValues(facts),
    ...sessionValues(facts),
    ...rhythmValues(facts),
    ...goalValues(facts),
    ...craftValues(facts),
  };
}

function firstStepValues({
  wordDays,
  totals,
  goals,
  sessions,
  ...facts
}: AchievementFacts): AchievementValues {
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

function amountValues({ wordDays, totals }: AchievementFacts): AchievementValues {
  const months = new Map<string, number>();
  for (const { on, amount } of wordDays) {
    months.set(on.slice(0, 7), (months.get(on.slice(0, 7)) ?? 0) + amount);
  }

  return {
    day_words: maxOrZero(wordDays.map(({ amount }) => amount)),
    month_words: maxOrZero([...months.values()]),
    total_words: totals.word ?? 0,
    total_characters: totals.character ?? 0,
    total_pages: Math.floor((totals.page ?? 0) / 100),
  };
}

function goalValues({
  goals,
  milestonesReached,
  ownWeightDays,
  daysOnPlan,
}: AchievementFacts): AchievementValues {
  const completed = goals.filter(({ completedOn }) => completedOn !== null);
  const count = (predicate: (goal: AchievementFacts['goals'][number]) => boolean) =>
    completed.filter(predicate).length;

  return {
    goals_completed: completed.length,
    milestones: milestonesReached,
    planner: ownWeightDays,
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

function craftValues({
  notes,
  moodDays,
  wordDays,
  sessions,
  ...work
}: AchievementFacts): AchievementValues {
  const seconds = new Map<string, number>();
  for (const { startOn, activeSeconds } of sessions) {
    seconds.set(startOn, (seconds.get(startOn) ?? 0) + activeSeconds);
  }
  const written = new Map(wordDays.map(({ on, amount }) => [on, amount]));
  const isEdited = ([on, spent]: [string, number]) =>
    spent >= 30 * 60 && (written.get(on) ?? 0) <= 0;

  return {
    texts: work.languages.reduce((sum, { texts }) => sum + texts, 0),
    style_shift: maxOrZero(work.languages.map(courseTexts)),
    polyglot: work.languages.length,
    many_hats: work.kindsOfYear,
    finisher: work.finishedProjects.filter(isFullProject).length,
    reflective: notes,
    mood_month: moodDays,
    editor: [...seconds].filter(isEdited).length,
    palindrome: wordDays.filter(({ amount }) => isPalindrome(amount)).length,
  };
}

const course = { texts: 6, days: 60 };

/** Texts of one language; capped below the course length until they span enough days. */
function courseTexts({ texts, first, last }: AchievementFacts['languages'][number]): number {
  const isLong = last.getTime() - first.getTime() >= course.days * 24 * 3_600_000;

  return isLong ? texts : Math.min(texts, course.texts - 1);
}

function isFullProject({ words, seconds }: AchievementFacts['finishedProjects'][number]): boolean {
  return words >= 10_000 || seconds >= 20 * 3_600;
}

function isPalindrome(amount: number): boolean {
  const digits = String(amount);

  return amount >= 1_000 && digits === [...digits].reverse().join('');
}
