import { type AnalysisState, emptyState } from '@longhand/analysis';
import { expect, test } from 'vitest';
import { computeRhythm } from './rhythm.ts';

test('a short text has one bar per sentence, with the longest highlighted', () => {
  const { bars, sentencesPerBar, mean, longest } = computeRhythm(text([[4, 10], [1]]), 100);

  expect(sentencesPerBar).toBe(1);
  expect(bars.map(({ words }) => words)).toEqual([4, 10, 1]);
  expect(bars.map(({ startsParagraph }) => startsParagraph)).toEqual([false, false, true]);
  expect(bars.map((bar) => bar.isLongest)).toEqual([false, true, false]);
  expect([mean, longest]).toEqual([5, 10]);
});

test('a long text has no more bars than fit', () => {
  const { bars, sentencesPerBar, sentences } = computeRhythm(
    text([Array.from({ length: 10_000 }, () => 7)]),
    200,
  );

  expect([bars.length, sentencesPerBar, sentences]).toEqual([200, 50, 10_000]);
  expect(bars[0]?.words).toBe(7);
});

test('a bar of several sentences is as tall as the longest of them and links to it', () => {
  const { bars, sentencesPerBar, sentences } = computeRhythm(text([[0, 2, 4], [0], [6, 8, 10]]), 2);

  expect([sentencesPerBar, sentences]).toEqual([3, 5]);
  expect(bars.map(({ words, from }) => [words, from])).toEqual([
    [6, 0],
    [10, 20],
  ]);
  expect(bars.map((bar) => bar.isLongest)).toEqual([false, true]);
});

test('no bar is taller than that of the longest sentence', () => {
  const lengths = [1, 1, 40, 1, 30, 30, 30, 30];
  const { bars } = computeRhythm(text([lengths]), 2);

  expect(bars.map(({ words, isLongest }) => [words, isLongest])).toEqual([
    [40, true],
    [30, false],
  ]);
});

test('an empty text has no bars', () => {
  expect(computeRhythm(emptyState, 200)).toMatchObject({ bars: [], mean: 0, longest: 0 });
});

function text(paragraphs: readonly (readonly number[])[]): AnalysisState {
  return {
    ...emptyState,
    paragraphs: paragraphs.map((sentences, id) => ({
      id,
      length: sentences.length * 10,
      words: 0,
      findings: [],
      sentences: sentences.map((words, index) => ({
        from: index * 10,
        to: index * 10 + 9,
        words,
        dialogue: false,
      })),
    })),
    offsets: Uint32Array.from({ length: paragraphs.length + 1 }),
  };
}
