import { seededRandom } from '@longhand/goals/random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBestGroup } from './best-group.ts';
import { decompose, modifiedScores } from './decomposition.ts';
import { twoSidedP } from './distributions.ts';
import { benjaminiHochberg } from './multiple-comparisons.ts';
import { median, quantile, ranks } from './order-statistics.ts';
import { rankCorrelation } from './rank-correlation.ts';
import { bootstrapInterval, resampledMean } from './resampling.ts';
import { testShift } from './shift-test.ts';
import { testTrend } from './trend-test.ts';

const numbers = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 3, maxLength: 40 });

test('quantiles interpolate, ranks share ties', () => {
  expect(median([3, 1, 2, 10])).toBe(2.5);
  expect(quantile([1, 2, 3, 4, 5], 0.25)).toBe(2);
  expect(ranks([20, 10, 20, 30])).toEqual([2.5, 1, 2.5, 4]);
});

test('p-values match the tables of the normal and the t distribution', () => {
  expect(twoSidedP(1.959964)).toBeCloseTo(0.05, 5);
  expect(twoSidedP(4.891638)).toBeCloseTo(1e-6, 8);
  expect(twoSidedP(2.228139, 10)).toBeCloseTo(0.05, 6);
  expect(twoSidedP(-12.7062, 1)).toBeCloseTo(0.05, 5);
  expect(twoSidedP(0, 5)).toBeCloseTo(1, 12);
});

test('the slope of a line is found exactly, and one outlier does not change it', () => {
  const line = Array.from({ length: 20 }, (_, at) => 5 + 2 * at);
  const bent = line.map((value, at) => (at === 10 ? 500 : value));

  expect(testTrend(line)).toMatchObject({ slope: 2, low: 2, high: 2 });
  expect(testTrend(bent).slope).toBe(2);
});

test('Mann–Kendall corrects for ties and has no trend in a constant series', () => {
  // S = 4, variance (5·4·15 − 2·1·9) / 18 = 15.67, z = 3 / 3.958.
  expect(testTrend([1, 3, 2, 3, 4].map((value) => value)).p).toBeLessThan(0.3);
  expect(testTrend([7, 7, 7, 7]).p).toBe(1);
});

test('a trend reversed in time has the opposite slope', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      expect(testTrend(values.toReversed()).slope).toBeCloseTo(-testTrend(values).slope, 9);
    }),
  );
});

test('the rank correlation is ±1 for monotonic series and keeps its sign under any increasing change', () => {
  const xs = Array.from({ length: 30 }, (_, at) => (at * 7) % 30);

  expect(
    rankCorrelation(
      xs,
      xs.map((x) => Math.exp(x / 10)),
    ).value,
  ).toBeCloseTo(1);
  expect(
    rankCorrelation(
      xs,
      xs.map((x) => -x),
    ).value,
  ).toBeCloseTo(-1);
  expect(
    rankCorrelation(
      xs,
      xs.map(() => 1),
    ).p,
  ).toBe(1);
});

test('the false discovery rate (Benjamini–Hochberg) accepts all p-values up to the last that passes', () => {
  expect(benjaminiHochberg([0.01, 0.02, 0.03, 0.9], 0.05)).toBeCloseTo(0.0375);
  expect(benjaminiHochberg([0.5, 0.9], 0.05)).toBeCloseTo(0.025);
  expect(benjaminiHochberg([], 0.05)).toBe(0.05);
});

test('trend, weekday effect and remainder of a seasonal decomposition add up to the values', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const { trend, weekday, remainder } = decompose(values);

      for (const [at, value] of values.entries())
        expect((trend[at] ?? 0) + (weekday[at % 7] ?? 0) + (remainder[at] ?? 0)).toBeCloseTo(
          value,
          6,
        );
    }),
  );
});

test('an outlier has a large modified score, a missing day none', () => {
  const scores = modifiedScores([1, 2, 3, 2, 1, 3, 2, null, 50]);

  expect(scores.at(-1)).toBeGreaterThan(3.5);
  expect(scores.at(-2)).toBeNull();
});

test('the best group has the highest mean', () => {
  const values = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 2 : 1) + (at % 3) / 10);
  const groups = [0, 1].map((rest) => [...values.keys()].filter((at) => at % 2 === rest));

  expect(findBestGroup(values, groups, 1)).toMatchObject({ group: 0 });
  expect(findBestGroup(values, groups, 1)?.p).toBeLessThan(0.001);
  expect(findBestGroup([1, 1, 1], [[0], [1, 2]], 1)).toBeNull();
});

test('a shift between two sides is found, and autocorrelation weakens it', () => {
  const noise = [0.1, -0.2, 0.15, -0.1, 0.05, -0.15, 0.2, -0.05];
  const waves = [0.2, 0.15, 0.1, 0.05, -0.05, -0.1, -0.15, -0.2];
  const shifted = (values: readonly number[]) => values.map((value) => value + 0.4);

  expect(testShift(noise, shifted(noise))).toBeLessThan(0.001);
  expect(testShift(waves, shifted(waves))).toBeGreaterThan(testShift(noise, shifted(noise)));
  expect(testShift(noise, noise)).toBeCloseTo(1);
});

test('a bootstrap confidence interval contains the mean and is deterministic for a seed', () => {
  const random = seededRandom(3);
  const values = Array.from({ length: 50 }, () => random());
  const interval = () => bootstrapInterval((draw) => resampledMean(values, draw), 9);

  expect(interval()).toEqual(interval());
  expect(interval().low).toBeLessThan(0.55);
  expect(interval().high).toBeGreaterThan(0.45);
});
