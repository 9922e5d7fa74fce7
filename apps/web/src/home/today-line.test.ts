import type { GoalProgress } from '@longhand/contract/goal-values';
import { expect, test } from 'vitest';
import { buildGoal } from '../testkit/build-goal.ts';
import { todayLineOf } from './today-line.ts';

const goalOf = (progress: Partial<GoalProgress> = {}) => buildGoal({}, progress);

test('the line ends at the required amount and marks the even pace', () => {
  const line = todayLineOf(goalOf());

  expect(line).toMatchObject({ today: 642, even: 1000, needed: 1423, max: 1423 });
  expect(line?.ticks.map(({ kind }) => kind)).toEqual(['even', 'needed']);
});

test('a goal ahead needs less than the even pace, so the ticks swap', () => {
  expect(todayLineOf(goalOf({ quotaToday: 600 }))?.ticks.map(({ kind }) => kind)).toEqual([
    'needed',
    'even',
  ]);
});

test('overlapping ticks are merged', () => {
  expect(todayLineOf(goalOf({ quotaToday: 1_010 }))?.ticks).toHaveLength(1);
});

test('a day above the required amount fills the line', () => {
  expect(todayLineOf(goalOf({ today: 2_000 }))).toMatchObject({ max: 2000 });
});

test('without a target today there is no line', () => {
  expect(todayLineOf(goalOf({ phase: 'upcoming', quotaToday: 0 }))).toBeNull();
  expect(todayLineOf(goalOf({ phase: 'overdue' }))).toBeNull();
  expect(todayLineOf(goalOf({ phase: 'done', quotaToday: 0 }))).toBeNull();
});
