import { addDays, daysBetween, type LocalDay } from '@longhand/goals/days';
import type { Candidate, Comparison } from './candidate.ts';
import { createHistory, type History } from './history.ts';
import type { InsightInput, ShownStatement } from './insight-input.ts';
import { comeback, gap, projectNeglected, streakNearBest } from './rules/gaps.ts';
import { goalCandidates } from './rules/goals.ts';
import { moodLink } from './rules/mood-link.ts';
import { records } from './rules/records.ts';
import { busiestWindow, speedComparisons } from './rules/session-speed.ts';
import { textComparisons } from './rules/texts.ts';
import { unusualDay } from './rules/unusual-day.ts';
import { bestWeekday, consistencyUp, weekChange } from './rules/weeks.ts';
import { type InsightRule, type Statement, statementCodes } from './statement.ts';
import { benjaminiHochberg } from './statistics/multiple-comparisons.ts';

/** Maximum number of open statements. */
export const maxOpenStatements = 3;

/**
 * The chance of a false statement among the comparisons of a day. A year has hundreds of days, so it is far below 5 %; `bench/insights.ts`
 * measures the rate of a whole year.
 */
const dailyLevel = 0.0004;
const cooldownDays = 14;
/** After "not useful", a rule is silent for this long. */
const unhelpfulCooldownDays = 56;
const noveltyHalfLifeDays = 28;
const recencyHalfLifeDays = 14;

export type InsightEvaluation = {
  /** New statements for today, best first. */
  statements: readonly Statement[];
  /** Number of comparisons made. */
  comparisons: number;
};

/**
 * New statements about a writer's figures. Rules that generalize run a test; all tests of a day are corrected together for the false
 * discovery rate (Benjamini–Hochberg). Other rules report a count. A rule is silent for 14 days after it was shown, and at most three
 * statements are open at a time. The same input gives the same statements.
 *
 * @param weekly the comparisons of complete weeks; they stay the same during a week
 */
export function evaluateInsights(
  input: InsightInput,
  weekly: readonly Comparison[] = weeklyComparisons(input),
): InsightEvaluation {
  const history = createHistory(input);
  if (!history) return { statements: [], comparisons: 0 };
  const comparisons = [...weekly, ...unusualDay(history)];
  const threshold = benjaminiHochberg(
    comparisons.map(({ p }) => p),
    dailyLevel,
  );
  const tested = comparisons.flatMap(({ p, describe }) => {
    const candidate = p <= threshold ? describe() : null;

    return candidate
      ? [{ candidate, test: { p, threshold, comparisons: comparisons.length } }]
      : [];
  });
  const counted = countedCandidates(
    history,
    tested.map(({ candidate }) => candidate),
  );
  const found = [...tested, ...counted.map((candidate) => ({ candidate, test: null }))];
  const statements = found.map(({ candidate, test }) => toStatement(candidate, test, input));

  return { statements: selectStatements(statements, input), comparisons: comparisons.length };
}

/** The tests of complete weeks: the same on all days of a week. */
export function weeklyComparisons(input: InsightInput): Comparison[] {
  const history = createHistory(input);
  const rules = [
    ...[speedComparisons, bestWeekday, weekChange, consistencyUp],
    ...[moodLink, textComparisons],
  ];

  return history ? rules.flatMap((rule) => rule(history)) : [];
}

function countedCandidates(history: History, tested: readonly Candidate[]): Candidate[] {
  const hasFastest = tested.some(({ rule }) => rule === 'best_window');

  return [
    ...records(history),
    ...[comeback(history), gap(history), streakNearBest(history)],
    ...(hasFastest ? [] : [busiestWindow(history)]),
    ...projectNeglected(history),
    ...goalCandidates(history),
  ].filter((candidate) => candidate !== null);
}

function toStatement(
  { strength, lastDay: _lastDay, validDays, effect, ...candidate }: Candidate,
  test: Statement['test'],
  input: InsightInput,
): Statement {
  const age = Math.max(0, daysBetween(candidate.evidence.to, input.today) - 1);
  const recency = 0.5 ** (age / recencyHalfLifeDays);

  return {
    ...candidate,
    ...{ effect: effect ?? null, test, cooldownDays },
    score: noveltyOf(candidate, input) * strength * recency,
    expiresOn: addDays(input.today, validDays - 1),
  };
}

/** 1 for a statement that was never shown; after it was shown, rises from 0 back to 1; half of that if it was not useful. */
function noveltyOf({ code, subject }: Pick<Candidate, 'code' | 'subject'>, input: InsightInput) {
  const same = input.shown.filter((one) => one.code === code && one.subject === subject);
  const last = lastShown(same);
  if (!last) return 1;
  const novelty = 1 - 0.5 ** (daysBetween(last, input.today) / noveltyHalfLifeDays);

  return same.some(({ isHelpful }) => isHelpful === false) ? novelty / 2 : novelty;
}

/** The best statement of each rule that is not in its cool-down, up to the number of free slots. */
function selectStatements(statements: readonly Statement[], input: InsightInput): Statement[] {
  const { shown, today } = input;
  const open = shown.filter(({ expiresOn, isDismissed }) => expiresOn >= today && !isDismissed);
  const ranked = statements
    .filter(({ rule, score }) => score > 0 && !isCoolingDown(rule, input))
    .toSorted((one, other) => other.score - one.score || (one.code < other.code ? -1 : 1));
  const rules = new Set<InsightRule>();
  const best = ranked.filter(({ rule }) => !rules.has(rule) && rules.add(rule));

  return best.slice(0, Math.max(0, maxOpenStatements - open.length));
}

function isCoolingDown(rule: InsightRule, { shown, today }: InsightInput): boolean {
  const codes: readonly string[] = statementCodes[rule];

  return shown.some(
    ({ code, shownOn, isHelpful }) =>
      codes.includes(code) &&
      daysBetween(shownOn, today) < (isHelpful === false ? unhelpfulCooldownDays : cooldownDays),
  );
}

function lastShown(shown: readonly ShownStatement[]): LocalDay | undefined {
  return shown
    .map(({ shownOn }) => shownOn)
    .toSorted()
    .at(-1);
}
