import '@longhand/analysis/every-language';
import { applyDelta, createAnalyzer, emptyState } from '@longhand/analysis';
import { expect, test } from 'vitest';
import { type IgnoredFindings, nothingIgnored } from '../device/ignored.ts';
import { outlineOf } from './outline.ts';

test('each heading has the figures of what stands below it', () => {
  const chapters = read(
    'Words before.\n\n# One\n\nHe went out. It rained.\n\n## Two\n\n“Come in,” she said.',
  );

  expect(
    chapters.map(({ title, level, words, sentences }) => [title, level, words, sentences]),
  ).toEqual([
    [null, 1, 2, 1],
    ['One', 1, 5, 2],
    ['Two', 2, 4, 1],
  ]);
});

test('chapters follow one another without a gap', () => {
  const text = '# One\n\nWords.\n\n# Two\n\nMore words.';
  const chapters = read(text);

  expect(chapters.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
});

test('a text without headings has no outline', () => {
  expect(read('Words.\n\n#hashtag is none.')).toEqual([]);
});

test('what is ignored is not counted', () => {
  const text = '# One\n\nIt was kept. It was seen.';
  const isKept = { here: new Set<string>(), always: new Set(['passive:was kept']) };

  expect([read(text), read(text, isKept)].map(([one]) => one?.findings)).toEqual([2, 1]);
});

function read(text: string, ignored: IgnoredFindings = nothingIgnored) {
  const state = applyDelta(emptyState, createAnalyzer({ language: 'en' }).open(text));

  return outlineOf(state, ignored, (from, to) => text.slice(from, to));
}
