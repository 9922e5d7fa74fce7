import { expect, test } from 'vitest';
import { linesOf } from './share-card.ts';

test('words are broken between words, and Chinese between letters', () => {
  expect(linesOf('Show up on seven days in a row', 14)).toEqual([
    'Show up on',
    'seven days in',
    'a row',
  ]);
  expect(linesOf('累计写作一百天', 9)).toEqual(['累计写作一', '百天']);
  expect(linesOf('one', 20)).toEqual(['one']);
});

test('there are three lines at the most', () => {
  expect(linesOf('a b c d e f', 1)).toHaveLength(3);
});
