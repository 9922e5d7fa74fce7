import { addDays, type LocalDay, toDayNumber, weekdayOf } from '@longhand/goals/days';
import { randomNormal, seededRandom } from '@longhand/goals/random';
import { evaluateInsights } from './evaluate-insights.ts';
import type { GoalFigures, InsightInput, SessionFigures, TextFigures } from './insight-input.ts';
import type { Statement, StatementCode } from './statement.ts';

/** The current day of the tests, a Monday. */
export const today = '2026-11-23';

/** An input without figures. */
export function inputOf(part: Partial<InsightInput> = {}): InsightInput {
  return {
    ...{ today, weekStart: 0, measure: 'word', days: [], offDays: [], sessions: [], goals: [] },
    ...{ projects: [], texts: [], streak: null, shown: [] },
    ...part,
  };
}

/** Daily amounts ending yesterday, oldest first; a null is a day without an entry. */
export function daysOf(amounts: readonly (number | null)[]): InsightInput['days'] {
  return amounts.flatMap((amount, at) =>
    amount === null
      ? []
      : [{ on: addDays(today, at - amounts.length), amount, entries: 1, mood: null }],
  );
}

/** Amounts of `count` days around 1,000, changed by `change`. */
export function noisyAmounts(
  count: number,
  change: (amount: number, day: { at: number; weekday: number }) => number | null = (amount) =>
    amount,
): (number | null)[] {
  const random = seededRandom(7);
  const first = toDayNumber(today) - count;

  return Array.from({ length: count }, (_, at) => {
    const amount = Math.round(1_000 * Math.exp(0.25 * randomNormal(random)));

    return change(amount, { at, weekday: weekdayOf(first + at) });
  });
}

/** Two sessions a day for 84 days, in the morning and in the evening, one of them a sprint. */
export function sessionsOf(
  speedOf: (session: { isMorning: boolean; isSprint: boolean; minutes: number }) => number,
): SessionFigures[] {
  const random = seededRandom(11);

  return Array.from({ length: 168 }, (_, at) => {
    const [isMorning, isSprint] = [at % 2 === 0, random() < 0.5];
    const minutes = random() < 0.5 ? 20 : 40;
    const speed = speedOf({ isMorning, isSprint, minutes }) * Math.exp(0.2 * randomNormal(random));

    return {
      ...{ on: addDays(today, Math.floor(at / 2) - 84), startMinute: isMorning ? 480 : 1_200 },
      ...{ activeSeconds: minutes * 60, amount: Math.round((speed * minutes) / 60), isSprint },
    };
  });
}

/** Thirty texts, five days apart; `shift` is added to polarity and measure of the last twelve. */
export function textsOf(shift: { polarity: number; measure: number }): TextFigures[] {
  const random = seededRandom(13);

  return Array.from({ length: 30 }, (_, at) => {
    const isRecent = at >= 18;

    return {
      ...{ id: `text-${at}`, on: addDays(today, 5 * (at - 30)), language: 'en', kind: 'prose' },
      ...{ words: 1_000, polarity: 0.1 * randomNormal(random) + (isRecent ? shift.polarity : 0) },
      metrics: { mattr: 0.7 + 0.02 * randomNormal(random) + (isRecent ? shift.measure : 0) },
    };
  });
}

export function goalOf(part: Partial<GoalFigures>): GoalFigures {
  return {
    ...{ id: 'goal', title: 'Draft', measure: 'word', unit: '', projectIds: [], endOn: null },
    ...{ isPaused: false, bufferDays: null, dailyTarget: null, forecast: null },
    ...{ history: Array.from({ length: 84 }, () => 500), nextMilestone: null },
    ...part,
  };
}

export function statementsOf(part: Partial<InsightInput>): readonly Statement[] {
  return evaluateInsights(inputOf(part)).statements;
}

export function codesOf(part: Partial<InsightInput>): StatementCode[] {
  return statementsOf(part).map(({ code }) => code);
}

/** Shown statements that keep all rules of the codes silent. */
export function shownOf(codes: readonly StatementCode[], shownOn: LocalDay): InsightInput['shown'] {
  return codes.map((code) => ({
    ...{ code, subject: null, shownOn, expiresOn: shownOn, isDismissed: true, isHelpful: null },
  }));
}
