import { expect, test } from 'vitest';
import { buildGoal } from '../testkit/build-goal.ts';
import { todayNeedOf } from './today-need.ts';

test('a goal reports what is left today, and both paces if they differ', () => {
  expect(todayNeedOf(buildGoal())).toEqual({
    status: 'more',
    amount: 781,
    pace: { kind: 'even', even: 1000, needed: 1423 },
  });
});

test("once today's target is met it is reported as written", () => {
  expect(todayNeedOf(buildGoal({}, { today: 1_500, leftToday: 0 }))).toMatchObject({
    status: 'written',
  });
});

test('a remainder below the display precision is ignored', () => {
  const pages = buildGoal({ measure: 'page' }, { today: 250, quotaToday: 251, leftToday: 1 });

  expect(todayNeedOf(pages).status).toBe('written');
});

test('on an even plan there is only one pace', () => {
  expect(todayNeedOf(buildGoal({}, { quotaToday: 1_000 })).pace).toMatchObject({ kind: 'steady' });
});

test('there is no target today before the start, after the end and when the goal is reached', () => {
  expect(todayNeedOf(buildGoal({}, { phase: 'upcoming', quotaToday: 0 }))).toMatchObject({
    status: 'upcoming',
    pace: null,
  });
  expect(todayNeedOf(buildGoal({}, { phase: 'overdue' }))).toMatchObject({
    status: 'overdue',
    amount: 13_588,
  });
  expect(todayNeedOf(buildGoal({}, { phase: 'done' }))).toMatchObject({ status: 'done' });
});
