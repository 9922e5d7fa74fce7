import { expect, test } from 'vitest';
import { paceCount, standingOf } from './standing.ts';

test('a goal behind says by how much', () => {
  expect(standingOf({ phase: 'slipping', aheadBy: -4588 })).toEqual({
    mark: 'behind',
    word: 'behind',
    by: 4588,
  });
});

test('a goal ahead says by how much, and one ahead by nothing is on pace', () => {
  expect(standingOf({ phase: 'ahead', aheadBy: 300 })).toMatchObject({ word: 'ahead', by: 300 });
  expect(standingOf({ phase: 'ahead', aheadBy: 0 })).toMatchObject({ word: 'onPace', by: 0 });
});

test('each state has its own shape', () => {
  expect(standingOf({ phase: 'upcoming', aheadBy: 0 }).mark).toBe('waiting');
  expect(standingOf({ phase: 'overdue', aheadBy: -10 }).mark).toBe('stopped');
  expect(standingOf({ phase: 'done', aheadBy: 10 }).mark).toBe('good');
});

test('goals that have not begun count neither way', () => {
  const goals = [
    { progress: { phase: 'upcoming' } as const },
    { progress: { phase: 'at_risk' } as const },
    { progress: { phase: 'on_track' } as const },
  ];

  expect(paceCount(goals)).toEqual({ started: 2, onPace: 1 });
});
