import { expect, test } from 'vitest';
import { buildGoal } from '../../testkit/build-goal.ts';
import { hasNoTargetToday } from './no-target-today.ts';

const sunday = '2026-11-22';
const restDayProgress = {
  ...{ on: sunday, total: 0, today: 0, quotaToday: 0, leftToday: 0 },
  ...{ isRestDay: true, phase: 'on_track' as const },
};
const habit = {
  ...{ kind: 'habit' as const, targetAmount: 500, endOn: null },
  cadence: { unit: 'day' as const, count: 1, times: null },
  weekdayWeights: [100, 100, 100, 100, 100, 0, 0],
};
const oneDay = { fromOn: sunday, toOn: sunday, times: null };

test('a weekday habit has no target on a Sunday', () => {
  expect(hasNoTargetToday(buildGoal(habit, { ...restDayProgress, period: oneDay }))).toBe(true);
});

test('a weekly habit that rests on Sunday still has its weekly amount', () => {
  const week = { fromOn: '2026-11-16', toOn: sunday, times: null };

  expect(hasNoTargetToday(buildGoal(habit, { ...restDayProgress, period: week }))).toBe(false);
});

test('a rest day of a target goal, a limit or a completed habit does not count as a day without target', () => {
  const limit = { ...habit, comparator: 'at_most' as const };

  expect(hasNoTargetToday(buildGoal({}, restDayProgress))).toBe(false);
  expect(hasNoTargetToday(buildGoal(limit, { ...restDayProgress, period: oneDay }))).toBe(false);
  expect(
    hasNoTargetToday(buildGoal(habit, { ...restDayProgress, period: oneDay, phase: 'done' })),
  ).toBe(false);
});
