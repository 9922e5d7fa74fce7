import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test('a fraction stands behind a comma or a point, in any digits', () => {
  expect(['12.5', '12,5', ' 12 ', '١٢٫٥', '-0,3'].map(readNumber)).toEqual([
    12.5, 12.5, 12, 12.5, -0.3,
  ]);
});

test('nothing is no bound, and words are no number', () => {
  expect(readNumber('  ')).toBeNull();
  expect(['twelve', '1,000,000', '1e9'].map(readNumber)).toEqual([undefined, undefined, undefined]);
});
