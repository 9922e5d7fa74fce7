import '@longhand/analysis/every-language';
import { applyDelta, createAnalyzer, emptyState } from '@longhand/analysis';
import { expect, test } from 'vitest';
import { type IgnoredFindings, nothingIgnored } from '../../analysis/findings/ignored-keys.ts';
import { createOutline } from './outline.ts';

test('each heading has the metrics of the text below it', () => {
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

test('sections are contiguous', () => {
  const text = '# One\n\nWords.\n\n# Two\n\nMore words.';
  const chapters = read(text);

  expect(chapters.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
});

test('a text without headings has no outline', () => {
  expect(read('Words.\n\n#hashtag is none.')).toEqual([]);
});

test('ignored findings are not counted', () => {
  const text = '# One\n\nIt was kept. It was seen.';
  const isKept = { here: new Set<string>(), always: new Set(['passive:was kept']) };

  expect([read(text), read(text, isKept)].map(([one]) => one?.findings)).toEqual([2, 1]);
});

function read(text: string, ignored: IgnoredFindings = nothingIgnored) {
  const state = applyDelta(emptyState, createAnalyzer({ language: 'en' }).open(text));

  return createOutline(state, ignored, (from, to) => text.slice(from, to));
}
