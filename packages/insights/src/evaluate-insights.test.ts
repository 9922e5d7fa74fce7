import { addDays } from '@longhand/goals/days';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateInsights, maxOpenStatements } from './evaluate-insights.ts';
import {
  codesOf,
  daysOf,
  goalOf,
  inputOf,
  noisyAmounts,
  shownOf,
  statementsOf,
  textsOf,
  today,
} from './testkit.ts';

const weekday = daysOf(
  noisyAmounts(182, (amount, day) => (day.weekday === 5 ? 2 * amount : amount)),
);

test('no entries give no statements', () => {
  expect(evaluateInsights(inputOf())).toEqual({ statements: [], comparisons: 0 });
});

test('constant figures give no statements', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 9_999 }),
      (days, amount) => {
        const figures = daysOf(Array.from({ length: days }, () => amount));
        const constant = { polarity: 0, metrics: { mattr: 0.7 } };
        const texts = textsOf({ polarity: 0, measure: 0 }).map((text) => ({
          ...text,
          ...constant,
        }));

        expect(codesOf({ days: figures.map((day) => ({ ...day, mood: 3 })), texts })).toEqual([]);
      },
    ),
    { numRuns: 30 },
  );
});

test('any figures give finite statements, the same each time', () => {
  const amounts = fc.array(fc.option(fc.integer({ min: -2_000, max: 20_000 })), { maxLength: 120 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 6 }), (drawn, weekStart) => {
      const statements = statementsOf({ days: daysOf(drawn), weekStart });

      expect(statements).toEqual(statementsOf({ days: daysOf(drawn), weekStart }));
      expect(statements.length).toBeLessThanOrEqual(maxOpenStatements);
      for (const { score, n, expiresOn } of statements) {
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(n).toBeGreaterThan(0);
        expect(expiresOn >= today).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('the unit of the amounts makes no difference', () => {
  const tenfold = weekday.map((day) => ({ ...day, amount: 10 * day.amount }));

  expect(codesOf({ days: tenfold })).toEqual(codesOf({ days: weekday }));
});

test('the order of goals makes no difference', () => {
  const goals = [
    goalOf({ id: 'a', bufferDays: 4 }),
    goalOf({ id: 'b', dailyTarget: 2_000 }),
    goalOf({ id: 'c', bufferDays: 9 }),
  ];
  const days = daysOf(Array.from({ length: 84 }, () => 500));

  expect(statementsOf({ days, goals: goals.toReversed() })).toEqual(statementsOf({ days, goals }));
});

test('a rule is silent for 14 days, after "not useful" for 56', () => {
  const shown = (days: number) => shownOf(['best_weekday'], addDays(today, -days));
  const unhelpful = shown(50).map((one) => ({ ...one, isHelpful: false }));

  expect(codesOf({ days: weekday, shown: shown(13) })).not.toContain('best_weekday');
  expect(codesOf({ days: weekday, shown: shown(14) })).toContain('best_weekday');
  expect(codesOf({ days: weekday, shown: unhelpful })).not.toContain('best_weekday');
});

test('open statements count toward the maximum of three', () => {
  const open = shownOf(['comeback', 'gap', 'goal_too_big'], addDays(today, -1)).map((one) => ({
    ...one,
    ...{ expiresOn: today, isDismissed: false },
  }));

  expect(codesOf({ days: weekday, shown: open })).toEqual([]);
  expect(codesOf({ days: weekday, shown: open.slice(1) })).toHaveLength(1);
});

test('weekly tests give the same result on every day of a week', () => {
  const codes = [0, 3, 6].map((days) => codesOf({ days: weekday, today: addDays(today, days) }));

  for (const list of codes) expect(list).toContain('best_weekday');
});
