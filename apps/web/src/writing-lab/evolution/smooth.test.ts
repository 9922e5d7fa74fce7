import { expect, test } from 'vitest';
import { smooth } from './smooth.ts';

test('each value becomes the mean of itself and its neighbours', () => {
  expect(smooth([1, 2, 6], 1)).toEqual([1.5, 3, 4]);
});

test('a gap stays a gap and moves nobody', () => {
  expect(smooth([1, null, 3], 1)).toEqual([1, null, 3]);
});

test('without reach nothing changes', () => {
  expect(smooth([1, 5, 2], 0)).toEqual([1, 5, 2]);
});
