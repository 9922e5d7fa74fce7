import { expect, test } from 'vitest';
import { binsOf } from './bins.ts';

test('every value is counted once, also the greatest', () => {
  const values = Array.from({ length: 500 }, (_, index) => (index * 37) % 48);

  expect(binsOf(values).reduce((sum, { count }) => sum + count, 0)).toBe(500);
});

test('values that are all the same make one bin, none make none', () => {
  expect(binsOf([7, 7, 7]).reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(binsOf([])).toEqual([]);
});

test('values on both sides of zero lie in bins of a finite width', () => {
  const bins = binsOf([6, 6, -1, 0]);

  expect(bins.every(({ from, to }) => to - from > 0 && to - from < 20)).toBe(true);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(4);
});
