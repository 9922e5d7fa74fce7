import { expect, test } from 'vitest';
import { weekdayRun } from './weekday-run.ts';

test('three or more days in a row are a run, in any order', () => {
  expect(weekdayRun([5, 1, 3, 2, 4], 1)).toEqual({ first: 1, last: 5 });
  expect(weekdayRun([2, 3, 4], 1)).toEqual({ first: 2, last: 4 });
});

test('a run may pass the end of the week', () => {
  expect(weekdayRun([6, 7, 1], 1)).toEqual({ first: 6, last: 1 });
  expect(weekdayRun([7, 1, 2, 3, 4, 5], 7)).toEqual({ first: 7, last: 5 });
});

test('separate days, fewer than three days, and every day are not ranges', () => {
  expect(weekdayRun([1, 2, 4], 1)).toBeNull();
  expect(weekdayRun([6, 7], 1)).toBeNull();
  expect(weekdayRun([1, 2, 3, 4, 5, 6, 7], 1)).toBeNull();
});
