import type { GoalProgress } from '@longhand/contract/goal-values';
import { expect, test } from 'vitest';
import { buildGoal } from '../../testkit/build-goal.ts';
import { countOnPace, paceStatusOf } from './pace-status.ts';

const statusWith = (progress: Partial<GoalProgress>) =>
  paceStatusOf(buildGoal({}, { leftToday: 0, ...progress }));

test('the status of a goal that is behind includes the missing amount', () => {
  expect(statusWith({ phase: 'slipping', aheadBy: -4588 })).toEqual({
    mark: 'behind',
    word: 'behind',
    by: 4588,
  });
});

test('a goal that is ahead includes the amount, and one that is ahead by zero is on pace', () => {
  expect(statusWith({ phase: 'ahead', aheadBy: 300 })).toMatchObject({ word: 'ahead', by: 300 });
  expect(statusWith({ phase: 'ahead', aheadBy: 0 })).toMatchObject({ word: 'onPace', by: 0 });
});

test('a goal on pace includes the amount left today, unless it rounds to zero', () => {
  const pages = buildGoal({ measure: 'page' }, { phase: 'on_track', aheadBy: 0, leftToday: 1 });

  expect(statusWith({ phase: 'on_track', leftToday: 500 })).toMatchObject({
    word: 'dueToday',
    by: 500,
  });
  expect(paceStatusOf(pages).word).toBe('onPace');
});

test('each status has its own mark', () => {
  expect(statusWith({ phase: 'upcoming' }).mark).toBe('waiting');
  expect(statusWith({ phase: 'overdue' }).mark).toBe('stopped');
  expect(statusWith({ phase: 'done' }).mark).toBe('good');
});

test('goals that have not started are not counted', () => {
  const goals = [
    { progress: { phase: 'upcoming' } as const },
    { progress: { phase: 'at_risk' } as const },
    { progress: { phase: 'on_track' } as const },
  ];

  expect(countOnPace(goals)).toEqual({ started: 2, onPace: 1 });
});
