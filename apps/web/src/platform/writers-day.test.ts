import { expect, test } from 'vitest';
import { dayTurn } from './writers-day.ts';

test('a day that turns is said at the next look and at the one after, and then no more', () => {
  let today = '2026-11-20';
  const hasTurned = dayTurn(() => today);

  expect(hasTurned()).toBe(false);
  today = '2026-11-21';
  expect([hasTurned(), hasTurned(), hasTurned()]).toEqual([true, true, false]);
});
