import type { GoalStatus } from '@longhand/contract/goals';
import { expect, test } from 'vitest';
import { contributionTo, followTotal, type GoalState, moveTo } from './status.ts';

const active: GoalState = {
  status: 'active',
  archivedFrom: null,
  completedOn: null,
  completedByTotal: false,
  abandonedOn: null,
  abandonNote: null,
};
const now = { today: '2026-11-20', reason: '' };
const refused = expect.objectContaining({ code: 'goal_transition_refused' });

test('a goal is finished early, reopened, set aside with a reason and resumed', () => {
  const completed = moveTo(active, 'completed', now);
  expect(completed).toMatchObject({ status: 'completed', completedOn: '2026-11-20' });
  expect(moveTo(completed, 'active', now)).toEqual(active);

  const abandoned = moveTo(active, 'abandoned', { ...now, reason: 'No time' });
  expect(abandoned).toMatchObject({ abandonedOn: '2026-11-20', abandonNote: 'No time' });
  expect(moveTo(abandoned, 'active', now)).toEqual(active);
});

test('whatever is archived goes back to what it was, with its dates', () => {
  const completed = moveTo(active, 'completed', now);
  const abandoned = moveTo(active, 'abandoned', now);

  for (const before of [active, completed, abandoned]) {
    const archived = moveTo(before, 'archived', { ...now, today: '2027-05-01' });

    expect(archived).toMatchObject({ status: 'archived', archivedFrom: before.status });
    expect(moveTo(archived, before.status, now)).toEqual(before);
  }
});

test('every other move is refused', () => {
  const completed = moveTo(active, 'completed', now);
  const abandoned = moveTo(active, 'abandoned', now);
  const archived = moveTo(completed, 'archived', now);
  const forbidden: [GoalState, GoalStatus][] = [
    [active, 'active'],
    [completed, 'completed'],
    [completed, 'abandoned'],
    [abandoned, 'abandoned'],
    [abandoned, 'completed'],
    [archived, 'archived'],
    [archived, 'active'],
    [archived, 'abandoned'],
  ];

  for (const [goal, status] of forbidden) {
    expect(() => moveTo(goal, status, now)).toThrow(refused);
  }
});

const crossing = { target: 1_000, before: 900, after: 1_050, crossedOn: '2026-11-18' };

test('a goal that reaches its target is completed on the day it crossed, and opens when it falls back', () => {
  const completed = followTotal(active, crossing);

  expect(completed).toMatchObject({ status: 'completed', completedOn: '2026-11-18' });
  expect(followTotal(completed ?? active, { ...crossing, before: 1_050, after: 900 })).toEqual(
    active,
  );
});

test('a goal finished by hand below its target stays finished', () => {
  const byHand = moveTo(active, 'completed', now);

  expect(followTotal(byHand, { ...crossing, before: 500, after: 400 })).toBeNull();
});

test('a goal reopened above its target stays open', () => {
  expect(followTotal(active, { ...crossing, before: 1_050, after: 1_200 })).toBeNull();
});

test('goals that were set aside or archived do not follow their total', () => {
  expect(followTotal(moveTo(active, 'abandoned', now), crossing)).toBeNull();
  expect(followTotal(moveTo(active, 'archived', now), crossing)).toBeNull();
});

test('an entry counts for the goals of its measure and source that have begun by its day', () => {
  const goal = { measure: 'word', sources: ['manual', 'editor'], startOn: '2026-11-01' } as const;
  const entry = { measure: 'word', source: 'editor', entryOn: '2026-11-01', amount: 300 } as const;

  expect(contributionTo(goal, entry)).toBe(300);
  expect(contributionTo(goal, { ...entry, source: 'sample' })).toBe(0);
  expect(contributionTo(goal, { ...entry, measure: 'character' })).toBe(0);
  expect(contributionTo(goal, { ...entry, entryOn: '2026-10-31' })).toBe(0);
  expect(contributionTo(goal, null)).toBe(0);
});
