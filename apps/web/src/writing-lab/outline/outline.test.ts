import { applyDelta, createAnalyzer, emptyState } from '@longhand/analysis';
import { expect, test } from 'vitest';
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

function read(text: string) {
  const state = applyDelta(emptyState, createAnalyzer({ language: 'en' }).open(text));

  return outlineOf(state, (from, to) => text.slice(from, to));
}
