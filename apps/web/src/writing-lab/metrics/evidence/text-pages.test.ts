import { expect, test } from 'vitest';
import { paginate, splitParagraph } from './text-pages.ts';

test('paragraphs are the lines that are not blank', () => {
  expect(paginate('One.\n\nTwo.')).toEqual([
    [
      { from: 0, to: 4 },
      { from: 6, to: 10 },
    ],
  ]);
});

test('a long text has several pages, and no paragraph is lost', () => {
  const text = Array.from({ length: 40 }, () => 'x'.repeat(1_000)).join('\n');
  const pages = paginate(text);

  expect(pages.length).toBe(4);
  expect(pages.flat()).toHaveLength(40);
});

test('a paragraph is split where marks begin and end, and the pieces join to the same text', () => {
  const text = 'We can learn this.';
  const pieces = splitParagraph(text, { from: 0, to: 18 }, [
    { from: 7, to: 12, tone: 'first', name: 'growth' },
    { from: 3, to: 12, tone: 'second', name: 'fixed' },
  ]);

  expect(pieces.map(({ words }) => words)).toEqual(['We ', 'can learn', ' this.']);
  expect(pieces[1]?.mark?.tone).toBe('second');
});
