import { expect, test } from 'vitest';
import { isFreeToday } from './free-today.ts';
import { buildGoal } from './testkit.ts';

const sunday = '2026-11-22';
const free = {
  ...{ on: sunday, total: 0, today: 0, quotaToday: 0, leftToday: 0 },
  ...{ isRestDay: true, phase: 'on_track' as const },
};
const habit = {
  ...{ kind: 'habit' as const, targetAmount: 500, endOn: null },
  cadence: { unit: 'day' as const, count: 1, times: null },
  weekdayWeights: [100, 100, 100, 100, 100, 0, 0],
};
const oneDay = { fromOn: sunday, toOn: sunday, times: null };

test('a habit by weekdays is free on a Sunday', () => {
  expect(isFreeToday(buildGoal(habit, { ...free, period: oneDay }))).toBe(true);
});

test('a week that rests on its Sunday still has its amount', () => {
  const week = { fromOn: '2026-11-16', toOn: sunday, times: null };

  expect(isFreeToday(buildGoal(habit, { ...free, period: week }))).toBe(false);
});

test('neither a target that rests, nor a limit, nor what is reached all the same is free', () => {
  const limit = { ...habit, comparator: 'at_most' as const };

  expect(isFreeToday(buildGoal({}, free))).toBe(false);
  expect(isFreeToday(buildGoal(limit, { ...free, period: oneDay }))).toBe(false);
  expect(isFreeToday(buildGoal(habit, { ...free, period: oneDay, phase: 'done' }))).toBe(false);
});
