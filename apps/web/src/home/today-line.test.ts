import type { GoalProgress } from '@longhand/contract/goal-values';
import { expect, test } from 'vitest';
import { buildGoal } from '../ui/progress/testkit.ts';
import { todayLineOf } from './today-line.ts';

const goalOf = (progress: Partial<GoalProgress> = {}) => buildGoal({}, progress);

test('the line ends at what is needed and shows the even pace before it', () => {
  const line = todayLineOf(goalOf());

  expect(line).toMatchObject({ today: 642, even: 1000, needed: 1423, max: 1423 });
  expect(line?.ticks.map(({ kind }) => kind)).toEqual(['even', 'needed']);
});

test('a goal ahead needs less than the even pace, and the ticks change places', () => {
  expect(todayLineOf(goalOf({ quotaToday: 600 }))?.ticks.map(({ kind }) => kind)).toEqual([
    'needed',
    'even',
  ]);
});

test('two ticks at one place are one', () => {
  expect(todayLineOf(goalOf({ quotaToday: 1_010 }))?.ticks).toHaveLength(1);
});

test('a day that went beyond what was needed fills the line', () => {
  expect(todayLineOf(goalOf({ today: 2_000 }))).toMatchObject({ max: 2000 });
});

test('where today asks for nothing there is no line', () => {
  expect(todayLineOf(goalOf({ phase: 'upcoming', quotaToday: 0 }))).toBeNull();
  expect(todayLineOf(goalOf({ phase: 'overdue' }))).toBeNull();
  expect(todayLineOf(goalOf({ phase: 'done', quotaToday: 0 }))).toBeNull();
});
