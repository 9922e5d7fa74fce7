import type { GoalProgress } from '@longhand/contract/goal-values';
import { expect, test } from 'vitest';
import { paceCount, standingOf } from './standing.ts';
import { buildGoal } from './testkit.ts';

const standing = (progress: Partial<GoalProgress>) =>
  standingOf(buildGoal({}, { leftToday: 0, ...progress }));

test('a goal behind says by how much', () => {
  expect(standing({ phase: 'slipping', aheadBy: -4588 })).toEqual({
    mark: 'behind',
    word: 'behind',
    by: 4588,
  });
});

test('a goal ahead says by how much, and one ahead by nothing is on pace', () => {
  expect(standing({ phase: 'ahead', aheadBy: 300 })).toMatchObject({ word: 'ahead', by: 300 });
  expect(standing({ phase: 'ahead', aheadBy: 0 })).toMatchObject({ word: 'onPace', by: 0 });
});

test('a goal on pace with an open share says what is left today, unless nobody would see it', () => {
  const pages = buildGoal({ measure: 'page' }, { phase: 'on_track', aheadBy: 0, leftToday: 1 });

  expect(standing({ phase: 'on_track', leftToday: 500 })).toMatchObject({
    word: 'dueToday',
    by: 500,
  });
  expect(standingOf(pages).word).toBe('onPace');
});

test('each state has its own shape', () => {
  expect(standing({ phase: 'upcoming' }).mark).toBe('waiting');
  expect(standing({ phase: 'overdue' }).mark).toBe('stopped');
  expect(standing({ phase: 'done' }).mark).toBe('good');
});

test('goals that have not begun count neither way', () => {
  const goals = [
    { progress: { phase: 'upcoming' } as const },
    { progress: { phase: 'at_risk' } as const },
    { progress: { phase: 'on_track' } as const },
  ];

  expect(paceCount(goals)).toEqual({ started: 2, onPace: 1 });
});
