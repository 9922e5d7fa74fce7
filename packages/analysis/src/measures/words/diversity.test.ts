import { describe, expect, test } from 'vitest';
import { createAnalyzer } from '../../analyzer.ts';
import { computeDiversity, computeMtld } from './diversity.ts';

function diversity(text: string) {
  const analyzer = createAnalyzer({ language: 'en' });
  analyzer.open(text);

  return computeDiversity(analyzer.analyzedText);
}

/** Words a0 a1 … with the given numbers of uses. */
const textWithUses = (...uses: readonly number[]) =>
  uses.flatMap((count, index) => Array.from({ length: count }, () => `a${index}`)).join(' ');

describe('lexical diversity', () => {
  // 60 words, 20 of them distinct: ten used once, five twice, five eight times.
  const text = textWithUses(...Array(10).fill(1), ...Array(5).fill(2), ...Array(5).fill(8));
  const found = diversity(text);

  test.each([
    ['ttr', 20 / 60],
    ['yuleK', (10_000 * (10 * 1 + 5 * 4 + 5 * 64 - 60)) / 3600],
    ['honoreR', (100 * Math.log(60)) / (1 - 10 / 20)],
    ['maas', (Math.log(60) - Math.log(20)) / Math.log(60) ** 2],
  ] as const)('%s equals the formula of its paper', (name, value) => {
    expect(found[name].value).toBeCloseTo(value, 8);
  });

  test('HD-D is the probability of each word to be drawn', () => {
    const once = 42 / 60;
    const twice = 1 - (18 * 17) / (60 * 59);
    const eight =
      1 - Array.from({ length: 8 }, (_, k) => (18 - k) / (60 - k)).reduce((a, b) => a * b);

    expect(found.hdd42.value).toBeCloseTo((10 * once + 5 * twice + 5 * eight) / 42, 8);
  });

  test('at least fifty words are needed', () => {
    expect(diversity(textWithUses(49)).mtld).toEqual({
      value: null,
      absent: { code: 'too-short', unit: 'words', needs: 50, has: 49 },
    });
  });

  test('Honoré’s R is undefined if every word occurs once', () => {
    expect(diversity(textWithUses(...Array(50).fill(1))).honoreR).toEqual({
      value: null,
      absent: { code: 'undefined' },
    });
  });
});

test('MTLD counts factors down to a ratio of 0.72, plus the remaining partial factor', () => {
  // Ten words, seven distinct: the ratio is 0.7 at the tenth, and a factor ends. Then five, all distinct.
  const factor = [1, 2, 3, 4, 5, 6, 7, 1, 2, 3];
  const rest = [11, 12, 13, 14, 15];
  // Backwards: 15 … 11, then 3 2 1 7 6 5 4 3 2 1: 12 distinct of 15 at the end, a partial factor of (1 − 0.8) / 0.28.
  const forth = 15 / 1;
  const back = 15 / ((1 - 12 / 15) / 0.28);

  expect(computeMtld(Uint32Array.from([...factor, ...rest]))).toBeCloseTo((forth + back) / 2, 8);
});
