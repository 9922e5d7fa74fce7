import { expect, test } from 'vitest';
import { movingAverage } from './moving-average.ts';

test('each value becomes the mean of itself and its neighbors', () => {
  expect(movingAverage([1, 2, 6], 1)).toEqual([1.5, 3, 4]);
});

test('a gap stays a gap and does not affect its neighbors', () => {
  expect(movingAverage([1, null, 3], 1)).toEqual([1, null, 3]);
});

test('with radius 0 nothing changes', () => {
  expect(movingAverage([1, 5, 2], 0)).toEqual([1, 5, 2]);
});
