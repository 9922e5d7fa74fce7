import { describe, expect, test } from 'vitest';
import { createAnalyzer } from '../analyzer.ts';
import { diversityOf, mtldOf } from './diversity.ts';

function diversity(text: string) {
  const analyzer = createAnalyzer({ language: 'en' });
  analyzer.open(text);

  return diversityOf(analyzer.material);
}

/** Words a0 a1 … in the given numbers of uses. */
const used = (...uses: readonly number[]) =>
  uses.flatMap((count, index) => Array.from({ length: count }, () => `a${index}`)).join(' ');

describe('the figures of variety', () => {
  // 60 words, 20 of them different: ten stand once, five twice, five eight times.
  const text = used(...Array(10).fill(1), ...Array(5).fill(2), ...Array(5).fill(8));
  const found = diversity(text);

  test.each([
    ['ttr', 20 / 60],
    ['yuleK', (10_000 * (10 * 1 + 5 * 4 + 5 * 64 - 60)) / 3600],
    ['honoreR', (100 * Math.log(60)) / (1 - 10 / 20)],
    ['maas', (Math.log(60) - Math.log(20)) / Math.log(60) ** 2],
  ] as const)('%s is what its paper says', (name, value) => {
    expect(found[name].value).toBeCloseTo(value, 8);
  });

  test('HD-D is the chance of each word to be drawn', () => {
    const once = 42 / 60;
    const twice = 1 - (18 * 17) / (60 * 59);
    const eight =
      1 - Array.from({ length: 8 }, (_, k) => (18 - k) / (60 - k)).reduce((a, b) => a * b);

    expect(found.hdd42.value).toBeCloseTo((10 * once + 5 * twice + 5 * eight) / 42, 8);
  });

  test('fifty words are needed', () => {
    expect(diversity(used(49)).mtld).toEqual({
      value: null,
      absent: { code: 'too-short', unit: 'words', needs: 50, has: 49 },
    });
  });

  test('Honoré’s R says nothing of a text in which every word stands once', () => {
    expect(diversity(used(...Array(50).fill(1))).honoreR).toEqual({
      value: null,
      absent: { code: 'undefined' },
    });
  });
});

test('MTLD counts stretches until the ratio falls below 0.72, and the part of one that is left', () => {
  // Ten words, seven different: the ratio is 0.7 at the tenth, and a factor ends. Then five, all different.
  const factor = [1, 2, 3, 4, 5, 6, 7, 1, 2, 3];
  const rest = [11, 12, 13, 14, 15];
  // Backwards: 15 … 11, then 3 2 1 7 6 5 4 3 2 1: 12 different of 15 at the end, a part of (1 − 0.8) / 0.28.
  const forth = 15 / 1;
  const back = 15 / ((1 - 12 / 15) / 0.28);

  expect(mtldOf(Uint32Array.from([...factor, ...rest]))).toBeCloseTo((forth + back) / 2, 8);
});
