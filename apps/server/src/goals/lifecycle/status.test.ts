import type { GoalStatus } from '@longhand/contract/goal-values';
import { expect, test } from 'vitest';
import { activeState, type GoalState, statusAfterTotalChange, transitionTo } from './status.ts';

const active = activeState;
const now = { today: '2026-11-20', reason: null, note: '' };
const refused = expect.objectContaining({ code: 'goal_transition_refused' });

test('a goal can be completed early, reopened, abandoned with a reason and resumed', () => {
  const completed = transitionTo(active, 'completed', now);
  expect(completed).toMatchObject({ status: 'completed', completedOn: '2026-11-20' });
  expect(transitionTo(completed, 'active', now)).toEqual(active);

  const abandoned = transitionTo(active, 'abandoned', {
    ...now,
    reason: 'no_time',
    note: 'A new child',
  });
  expect(abandoned).toMatchObject({
    abandonedOn: '2026-11-20',
    abandonReason: 'no_time',
    abandonNote: 'A new child',
  });
  expect(transitionTo(abandoned, 'active', now)).toEqual(active);
});

test('an archived goal returns to its previous status with its dates', () => {
  const completed = transitionTo(active, 'completed', now);
  const abandoned = transitionTo(active, 'abandoned', now);

  for (const before of [active, completed, abandoned]) {
    const archived = transitionTo(before, 'archived', { ...now, today: '2027-05-01' });

    expect(archived).toMatchObject({ status: 'archived', archivedFrom: before.status });
    expect(transitionTo(archived, before.status, now)).toEqual(before);
  }
});

test('every other status change is refused', () => {
  const completed = transitionTo(active, 'completed', now);
  const abandoned = transitionTo(active, 'abandoned', now);
  const archived = transitionTo(completed, 'archived', now);
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
    expect(() => transitionTo(goal, status, now)).toThrow(refused);
  }
});

const target = 1_000;
const crossedOn = async () => '2026-11-18';

test('a goal that reaches its target is completed on the crossing day and reopened when it falls below', async () => {
  const completed = await statusAfterTotalChange(
    active,
    { target, before: 900, after: 1_050 },
    crossedOn,
  );
  expect(completed).toMatchObject({ status: 'completed', completedOn: '2026-11-18' });

  const back = { target, before: 1_050, after: 900 };
  expect(await statusAfterTotalChange(completed ?? active, back, crossedOn)).toEqual(active);
});

test('a goal completed by hand below its target stays completed', async () => {
  const byHand = transitionTo(active, 'completed', now);

  expect(
    await statusAfterTotalChange(byHand, { target, before: 500, after: 400 }, crossedOn),
  ).toBeNull();
});

test('a goal reopened above its target stays active', async () => {
  expect(
    await statusAfterTotalChange(active, { target, before: 1_050, after: 1_200 }, crossedOn),
  ).toBeNull();
});

test('abandoned and archived goals ignore their total', async () => {
  const crossing = { target, before: 900, after: 1_050 };

  for (const status of ['abandoned', 'archived'] as const) {
    expect(
      await statusAfterTotalChange(transitionTo(active, status, now), crossing, crossedOn),
    ).toBeNull();
  }
});
