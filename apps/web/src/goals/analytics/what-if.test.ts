import { expect, test } from 'vitest';
import { dailyAmountToFinish, finishAtPace } from './what-if.ts';

const from = '2026-11-20';

test('the finish date depends on pace and days per week', () => {
  expect(finishAtPace(13_588, { perDay: 1_200, perWeek: 7, from })).toBe('2026-12-01');
  expect(finishAtPace(13_588, { perDay: 1_200, perWeek: 6, from })).toBe('2026-12-03');
  expect(finishAtPace(1, { perDay: 1_200, perWeek: 7, from })).toBe(from);
});

test('without progress there is no finish date, and a reached goal ends today', () => {
  expect(finishAtPace(100, { perDay: 0, perWeek: 7, from })).toBeNull();
  expect(finishAtPace(100_000_000, { perDay: 1, perWeek: 7, from })).toBeNull();
  expect(finishAtPace(0, { perDay: 0, perWeek: 7, from })).toBe(from);
});

test('the daily amount does not change with what was written today', () => {
  expect(dailyAmountToFinish(21_000, { today: 0, from, endOn: '2026-12-10' })).toBe(1_000);
  expect(dailyAmountToFinish(20_400, { today: 600, from, endOn: '2026-12-10' })).toBe(1_000);
  expect(dailyAmountToFinish(500, { today: 0, from, endOn: from })).toBe(500);
});
