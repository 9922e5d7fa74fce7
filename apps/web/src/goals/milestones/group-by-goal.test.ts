import type { Milestone } from '@longhand/contract/goals-milestones';
import { expect, test } from 'vitest';
import { groupByGoal } from './group-by-goal.ts';

const milestone = (id: string, goalId: string, overrides: Partial<Milestone> = {}): Milestone => ({
  ...{ id, goalId, goalTitle: `Goal ${goalId}`, goalStatus: 'active', measure: 'word', unit: '' },
  ...{ title: '', kind: 'share', value: 25, amount: 100, missing: 50, dueOn: null },
  ...{ expectedOn: null, reachedOn: null, isSeen: true },
  ...overrides,
});

test('goals are sorted by next milestone, then by last reached milestone', () => {
  const groups = groupByGoal([
    milestone('a1', 'a', { goalStatus: 'completed', reachedOn: '2026-03-01' }),
    milestone('d1', 'd', { goalStatus: 'completed', reachedOn: '2026-05-01' }),
    milestone('c2', 'c'),
    milestone('b1', 'b'),
  ]);

  expect(groups.map(({ goalId }) => goalId)).toEqual(['c', 'b', 'd', 'a']);
  expect(groups[0]?.title).toBe('Goal c');
});

test('within a goal, reached milestones by date come before upcoming ones; a closed goal has no upcoming ones', () => {
  const groups = groupByGoal([
    milestone('late', 'a', { reachedOn: '2026-04-01' }),
    milestone('early', 'a', { reachedOn: '2026-01-01' }),
    milestone('next', 'a'),
    milestone('never', 'b', { goalStatus: 'abandoned' }),
  ]);

  expect(groups.map(({ items }) => items.map(({ id }) => id))).toEqual([['early', 'late', 'next']]);
});
