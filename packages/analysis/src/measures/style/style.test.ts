import { describe, expect, test } from 'vitest';
import { baselineScore, changePoints, pettitt } from './change-points.ts';
import { distancesToEarlier, styleDistance } from './delta.ts';
import type { WordFrequencies } from './frequencies.ts';
import { keywords, logLikelihood } from './keyness.ts';
import { matchedCategories, styleMatching } from './matching.ts';

const text = (words: number, uses: Record<string, number>): WordFrequencies => ({
  words,
  uses: Object.entries(uses),
});

describe('Delta', () => {
  // Shares of two words in five references: means 0.03 and 0.02, deviations of the sample 0.0158… and 0.00158….
  const references = [1, 2, 3, 4, 5].map((step) =>
    text(10_000, { the: step * 100, of: 190 + (step % 2 === 0 ? 20 : 5) }),
  );
  const score = (word: 'the' | 'of', share: number) => {
    const shares = references.map(({ uses }) => (new Map(uses).get(word) ?? 0) / 10_000);
    const mean = shares.reduce((a, b) => a + b) / 5;
    const deviation = Math.sqrt(shares.reduce((sum, one) => sum + (one - mean) ** 2, 0) / 4);

    return (share - mean) / deviation;
  };
  const one = text(5000, { the: 100, of: 100 });
  const other = text(5000, { the: 200, of: 105 });

  test('of Burrows is the mean distance of standard scores', () => {
    const distances = [
      Math.abs(score('the', 0.02) - score('the', 0.04)),
      Math.abs(score('of', 0.02) - score('of', 0.021)),
    ];

    expect(styleDistance(one, other, references).burrows.value).toBeCloseTo(
      (distances[0] ?? 0) / 2 + (distances[1] ?? 0) / 2,
      8,
    );
  });

  test('of a text to itself is zero by both methods', () => {
    const { burrows, cosine } = styleDistance(one, one, references);

    expect([burrows.value, cosine.value]).toEqual([0, expect.closeTo(0, 10)]);
  });

  test('needs 2,500 words and five references', () => {
    expect(styleDistance(text(2000, {}), other, references).cosine).toMatchObject({
      absent: { needs: 2500, has: 2000 },
    });
    expect(styleDistance(one, other, references.slice(1)).cosine.value).toBeNull();
  });

  test('to all earlier texts is that to them taken as one; the first five and short texts have none', () => {
    const course = [...references, one, text(2000, { the: 40 }), other];
    const before = text(57_000, { the: 1640, of: 1005 + 100 });
    const found = distancesToEarlier(course);

    expect(found.map(({ value }) => value === null)).toEqual([
      ...Array.from({ length: 5 }, () => true),
      false,
      true,
      false,
    ]);
    expect(found[7]?.value).toBeCloseTo(styleDistance(other, before, course).burrows.value ?? 0, 8);
  });
});

describe('keyness', () => {
  test('is the log-likelihood of the frequencies', () => {
    // Rayson & Garside: expected 100 · 150 / 300 = 50 and 100.
    const expected = 2 * (80 * Math.log(80 / 50) + 70 * Math.log(70 / 100));

    expect(logLikelihood([80, 1000], [70, 2000])).toBeCloseTo(expected, 8);
    expect(logLikelihood([70, 2000], [80, 1000])).toBeCloseTo(-expected, 8);
    expect(logLikelihood([10, 1000], [20, 2000])).toBeCloseTo(0, 8);
  });

  test('finds significant words, the most different first', () => {
    const found = keywords(
      text(1000, { sea: 60, the: 50, ship: 30 }),
      text(1000, { sea: 2, the: 52, town: 40 }),
    );

    expect(found.map(({ word }) => word)).toEqual(['sea', 'town', 'ship']);
    expect(found[1]?.keyness).toBeLessThan(0);
  });
});

test('style matching is the mean likeness of nine shares', () => {
  const even = Object.fromEntries(matchedCategories.map((name) => [name, 4])) as Parameters<
    typeof styleMatching
  >[0];

  expect(styleMatching(even, even)).toBe(1);
  expect(styleMatching(even, { ...even, article: 12 })).toBeCloseTo((8 + (1 - 8 / 16.0001)) / 9, 8);
});

describe('change points', () => {
  test('Pettitt’s statistic counts signs', () => {
    // Five low values before five high ones: every pair differs, K is 25.
    const { at, statistic, p } = pettitt([1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);

    expect([at, statistic]).toEqual([5, 25]);
    expect(p).toBeCloseTo(2 * Math.exp((-6 * 625) / 1100), 8);
  });

  test('are found where the level changes, and nowhere in a level series', () => {
    const low = [1, 2, 1, 2, 1, 2, 1, 2];
    const high = [8, 9, 8, 9, 8, 9, 8, 9];

    expect(changePoints([...low, ...high]).map(({ at }) => at)).toEqual([8]);
    expect(changePoints([...low, ...low])).toEqual([]);
    expect(changePoints([1, 1, 9, 9])).toEqual([]);
  });
});

test('a baseline needs five values that differ', () => {
  expect(baselineScore(6, [1, 2, 3, 4, 5])).toBeCloseTo(3 / Math.sqrt(2.5), 8);
  expect(baselineScore(6, [1, 2, 3, 4])).toBeNull();
  expect(baselineScore(6, [1, 1, 1, 1, 1])).toBeNull();
});
