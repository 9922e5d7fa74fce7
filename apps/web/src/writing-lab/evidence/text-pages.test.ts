import { expect, test } from 'vitest';
import { pagesOf, piecesOf } from './text-pages.ts';

test('paragraphs are the lines that are not blank', () => {
  expect(pagesOf('One.\n\nTwo.')).toEqual([
    [
      { from: 0, to: 4 },
      { from: 6, to: 10 },
    ],
  ]);
});

test('a long text has several parts, and no paragraph is lost', () => {
  const text = Array.from({ length: 40 }, () => 'x'.repeat(1_000)).join('\n');
  const pages = pagesOf(text);

  expect(pages.length).toBe(4);
  expect(pages.flat()).toHaveLength(40);
});

test('a paragraph is cut where marks begin and end, and put together again is itself', () => {
  const text = 'We can learn this.';
  const pieces = piecesOf(text, { from: 0, to: 18 }, [
    { from: 7, to: 12, tone: 'first', name: 'growth' },
    { from: 3, to: 12, tone: 'second', name: 'fixed' },
  ]);

  expect(pieces.map(({ words }) => words)).toEqual(['We ', 'can learn', ' this.']);
  expect(pieces[1]?.mark?.tone).toBe('second');
});
