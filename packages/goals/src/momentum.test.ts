import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentumAfter, momentumGain, trendDirection } from './momentum.ts';

const perfect = (days: number) => Array.from({ length: days }, () => 1);
const percent = (days: number, perWeek = 7) =>
  Math.round(100 * (momentumAfter(perfect(days), perWeek).at(-1) ?? 0));

test('perfect days build momentum at the half-life of the score', () => {
  expect([7, 13, 30, 60, 90].map((days) => percent(days))).toEqual([31, 50, 80, 96, 99]);
  expect(percent(20, 3)).toBeGreaterThan(49);
});

test('a missed day costs about five percent, a rest day nothing', () => {
  const [before = 0, missed = 0] = momentumAfter([...perfect(90), 0], 7).slice(-2);
  const [, rested = 0] = momentumAfter([...perfect(90), null], 7).slice(-2);

  expect(before - missed).toBeCloseTo(0.05, 2);
  expect(rested).toBe(before);
});

test('the predicted gain of a day equals its actual effect', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.double({ min: -1, max: 2, noNaN: true })), { maxLength: 50 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 7 }),
      (days, attained, perWeek) => {
        const score = momentumAfter(days, perWeek).at(-1) ?? 0;
        const after = momentumAfter([...days, attained], perWeek).at(-1) ?? 0;

        expect(after).toBeCloseTo(score + momentumGain(score, attained, perWeek), 9);
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('the trend needs three weeks of history', () => {
  const days = (from: number, to: number) =>
    Array.from({ length: 42 }, (_, at) => from + ((to - from) * at) / 41);

  expect(trendDirection(perfect(20))).toBeNull();
  expect(trendDirection(perfect(21))).toBe('steady');
  expect(trendDirection(days(100, 900))).toBe('rising');
  expect(trendDirection(days(900, 100))).toBe('cooling');
  expect(trendDirection(perfect(30).map(() => 0))).toBeNull();
});

test('decreasing weeks never count as rising, whatever came before', () => {
  const weeks = (...amounts: number[]) =>
    amounts.flatMap((amount) => Array.from({ length: 7 }, () => amount));

  expect(trendDirection(weeks(0, 0, 900, 800, 700, 600))).toBe('steady');
  expect(trendDirection(weeks(0, 0, 0, 100, 100, 900, 800, 700, 600, 500))).toBe('cooling');
  expect(trendDirection(weeks(900, 900, 900, 100, 200, 300))).toBe('steady');
});
