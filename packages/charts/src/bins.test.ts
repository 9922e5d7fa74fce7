import { expect, test } from 'vitest';
import { createBins } from './bins.ts';

test('every value is counted once, including the maximum', () => {
  const values = Array.from({ length: 500 }, (_, index) => (index * 37) % 48);

  expect(createBins(values).reduce((sum, { count }) => sum + count, 0)).toBe(500);
});

test('equal values make one bin, no values make none', () => {
  expect(createBins([7, 7, 7]).reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect(createBins([])).toEqual([]);
});

test('values on both sides of zero have bins of finite width', () => {
  const bins = createBins([6, 6, -1, 0]);

  expect(bins.every(({ from, to }) => to - from > 0 && to - from < 20)).toBe(true);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(4);
});
