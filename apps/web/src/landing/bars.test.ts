import { expect, test } from 'vitest';
import { bars } from './bars.ts';

test('a short text has a bar for each sentence', () => {
  expect(bars([4, 28, 7])).toEqual([
    { from: 0, words: 4 },
    { from: 1, words: 28 },
    { from: 2, words: 7 },
  ]);
});

test('a long text has 48 at most, and the longest sentence is among them', () => {
  const words = Array.from({ length: 5_000 }, (_, at) => (at === 4_321 ? 90 : at % 20));

  expect(bars(words).length).toBeLessThanOrEqual(48);
  expect(Math.max(...bars(words).map((bar) => bar.words))).toBe(90);
});

test('no text has no bars', () => {
  expect(bars([])).toEqual([]);
});
