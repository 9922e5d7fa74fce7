import { expect, test } from 'vitest';
import { buildGoal } from '../ui/progress/testkit.ts';
import { needOf } from './need.ts';

test('a goal says what is left of today, and both paces where they differ', () => {
  expect(needOf(buildGoal())).toEqual({
    stands: 'more',
    amount: 781,
    pace: { kind: 'even', even: 1000, needed: 1423 },
  });
});

test('once the share of today is written it says so', () => {
  expect(needOf(buildGoal({}, { today: 1_500, leftToday: 0 }))).toMatchObject({
    stands: 'written',
  });
});

test('a hundredth of a page, which nobody would see, is not asked for', () => {
  const pages = buildGoal({ measure: 'page' }, { today: 250, quotaToday: 251, leftToday: 1 });

  expect(needOf(pages).stands).toBe('written');
});

test('on an even plan one pace is enough', () => {
  expect(needOf(buildGoal({}, { quotaToday: 1_000 })).pace).toMatchObject({ kind: 'steady' });
});

test('before the start, after the end and when all is written today asks for nothing', () => {
  expect(needOf(buildGoal({}, { phase: 'upcoming', quotaToday: 0 }))).toMatchObject({
    stands: 'upcoming',
    pace: null,
  });
  expect(needOf(buildGoal({}, { phase: 'overdue' }))).toMatchObject({
    stands: 'overdue',
    amount: 13_588,
  });
  expect(needOf(buildGoal({}, { phase: 'done' }))).toMatchObject({ stands: 'done' });
});
