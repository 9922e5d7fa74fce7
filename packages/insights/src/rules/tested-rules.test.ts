import { describe, expect, test } from 'vitest';
import type { InsightInput } from '../insight-input.ts';
import type { StatementCode } from '../statement.ts';
import { daysOf, noisyAmounts, sessionsOf, statementsOf, textsOf, today } from '../testkit.ts';

type RuleCase = {
  code: StatementCode;
  planted: Partial<InsightInput>;
  plain: Partial<InsightInput>;
};

const steady = daysOf(noisyAmounts(182));
const plainSessions = { days: steady, sessions: sessionsOf(() => 900) };
const plainTexts = { days: steady, texts: textsOf({ polarity: 0, measure: 0 }) };
const withMood = (moodOf: (amount: number, at: number) => number) =>
  steady.map((day, at) => ({ ...day, mood: moodOf(day.amount, at) }));

const cases: readonly RuleCase[] = [
  {
    code: 'best_window',
    planted: {
      ...plainSessions,
      sessions: sessionsOf(({ isMorning }) => (isMorning ? 1_400 : 900)),
    },
    plain: plainSessions,
  },
  {
    code: 'session_length',
    planted: {
      ...plainSessions,
      sessions: sessionsOf(({ minutes }) => (minutes > 30 ? 1_400 : 900)),
    },
    plain: plainSessions,
  },
  {
    code: 'sprint_faster',
    planted: { ...plainSessions, sessions: sessionsOf(({ isSprint }) => (isSprint ? 1_400 : 900)) },
    plain: plainSessions,
  },
  {
    code: 'sprint_slower',
    planted: { ...plainSessions, sessions: sessionsOf(({ isSprint }) => (isSprint ? 900 : 1_400)) },
    plain: plainSessions,
  },
  {
    code: 'best_weekday',
    planted: {
      days: daysOf(
        noisyAmounts(182, (amount, { weekday }) => (weekday === 5 ? 2 * amount : amount)),
      ),
    },
    plain: { days: steady },
  },
  {
    code: 'week_up',
    planted: {
      days: daysOf(noisyAmounts(182, (amount, { at }) => Math.round(amount * (1 + at / 60)))),
    },
    plain: { days: steady },
  },
  {
    code: 'week_down',
    planted: {
      days: daysOf(noisyAmounts(182, (amount, { at }) => Math.round(amount * (4 - at / 60)))),
    },
    plain: { days: steady },
  },
  {
    code: 'consistency_up',
    planted: {
      days: daysOf(
        noisyAmounts(182, (amount, { at, weekday }) => (weekday <= at / 30 ? amount : null)),
      ),
    },
    plain: { days: steady },
  },
  {
    code: 'mood_higher',
    planted: { days: withMood((amount) => (amount > 1_000 ? 4 : 2)) },
    plain: { days: withMood((_, at) => 1 + ((at * 7) % 5)) },
  },
  {
    code: 'mood_lower',
    planted: { days: withMood((amount) => (amount > 1_000 ? 2 : 4)) },
    plain: { days: withMood((_, at) => 1 + ((at * 7) % 5)) },
  },
  {
    code: 'sentiment_up',
    planted: { days: steady, texts: textsOf({ polarity: 0.4, measure: 0 }) },
    plain: plainTexts,
  },
  {
    code: 'sentiment_down',
    planted: { days: steady, texts: textsOf({ polarity: -0.4, measure: 0 }) },
    plain: plainTexts,
  },
  {
    code: 'style_up',
    planted: { days: steady, texts: textsOf({ polarity: 0, measure: 0.1 }) },
    plain: plainTexts,
  },
  {
    code: 'style_down',
    planted: { days: steady, texts: textsOf({ polarity: 0, measure: -0.1 }) },
    plain: plainTexts,
  },
  {
    code: 'unusual_high',
    planted: { days: daysOf([...noisyAmounts(90), 9_000]) },
    plain: { days: steady },
  },
];

describe.each(cases)('$code', ({ code, planted, plain }) => {
  const statement = statementsOf(planted).find((one) => one.code === code);

  test('is stated with its test, effect and days', () => {
    expect(statement).toBeDefined();
    expect(statement?.n).toBeGreaterThan(0);
    expect(statement?.test?.p).toBeLessThanOrEqual(statement?.test?.threshold ?? 0);
    expect(statement?.evidence.days.length).toBeGreaterThan(0);
    expect(statement?.evidence.days.every((day) => day < today)).toBe(true);
    const effect = statement?.effect;
    if (effect) {
      expect(effect.low).toBeLessThanOrEqual(effect.value);
      expect(effect.high).toBeGreaterThanOrEqual(effect.value);
      expect(effect.low * effect.high).toBeGreaterThan(0);
    }
  });

  test('is not stated where there is no such effect', () => {
    expect(statementsOf(plain).map((one) => one.code)).not.toContain(code);
  });
});

test('an unusually small amount is stated', () => {
  const amounts = [...noisyAmounts(90, (amount) => 800 + amount / 5), 1];

  expect(statementsOf({ days: daysOf(amounts) }).map(({ code }) => code)).toContain('unusual_low');
});
