import { expect, test } from 'vitest';
import { wrapText } from './share-card.ts';

test('text wraps between words, in Chinese between characters', () => {
  expect(wrapText('Show up on seven days in a row', 14)).toEqual([
    'Show up on',
    'seven days in',
    'a row',
  ]);
  expect(wrapText('累计写作一百天', 9)).toEqual(['累计写作一', '百天']);
  expect(wrapText('one', 20)).toEqual(['one']);
});

test('text wraps to at most three lines', () => {
  expect(wrapText('a b c d e f', 1)).toHaveLength(3);
});
