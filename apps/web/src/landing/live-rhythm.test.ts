import { expect, test } from 'vitest';
import { sentenceBars } from './live-rhythm.tsx';

test('a short text has one bar per sentence', () => {
  expect(sentenceBars([4, 28, 7])).toEqual([
    { from: 0, words: 4 },
    { from: 1, words: 28 },
    { from: 2, words: 7 },
  ]);
});

test('a long text has at most 48 bars, including its longest sentence', () => {
  const words = Array.from({ length: 5_000 }, (_, at) => (at === 4_321 ? 90 : at % 20));

  expect(sentenceBars(words).length).toBeLessThanOrEqual(48);
  expect(Math.max(...sentenceBars(words).map((bar) => bar.words))).toBe(90);
});

test('an empty text has no bars', () => {
  expect(sentenceBars([])).toEqual([]);
});
