import type { GoalPhase } from '@longhand/contract/goal-values';
import { expect, test } from 'vitest';
import { buildGoal } from '../ui/progress/testkit.ts';
import { headlineOf, ledeOf } from './headline.ts';

const inPhases = (...phases: GoalPhase[]) => phases.map((phase) => buildGoal({}, { phase }));

test('the headline counts the goals on pace among those that have begun', () => {
  expect(headlineOf(inPhases('slipping', 'on_track', 'ahead', 'upcoming'))).toEqual({
    sentence: 'some',
    n: 3,
    onPace: 2,
  });
  expect(headlineOf(inPhases('on_track', 'done'))).toMatchObject({ sentence: 'all', n: 2 });
  expect(headlineOf(inPhases('at_risk', 'overdue'))).toMatchObject({ sentence: 'none', n: 2 });
  expect(headlineOf(inPhases('upcoming'))).toMatchObject({ sentence: 'upcoming', n: 1 });
});

test('a goal behind says by how much and how late it ends', () => {
  expect(ledeOf(buildGoal())).toEqual({ stands: 'behind', heads: 'late', amount: 4588, days: 6 });
});

test('an early end and one on the day are told apart', () => {
  const early = buildGoal({}, { phase: 'ahead', aheadBy: 200, projectedEndOn: '2026-11-27' });
  const met = { phase: 'on_track', leftToday: 0 } as const;
  const onTheDay = buildGoal({}, { ...met, projectedEndOn: '2026-11-29' });

  expect(ledeOf(early)).toMatchObject({ stands: 'ahead', heads: 'early', amount: 200, days: 2 });
  expect(ledeOf(onTheDay)).toMatchObject({ stands: 'onPace', heads: 'onTheDay' });
});

test('without a projection it says what a day needs', () => {
  expect(ledeOf(buildGoal({}, { projectedEndOn: null }))).toMatchObject({ heads: 'needed' });
  expect(ledeOf(buildGoal({}, { projectedEndOn: null, neededPerDay: null })).heads).toBeNull();
});

test('a goal past its date says what is left and asks for a choice', () => {
  expect(ledeOf(buildGoal({}, { phase: 'overdue' }))).toMatchObject({
    stands: 'overdue',
    heads: 'choose',
    amount: 13_588,
  });
});

test('a reached goal says its whole amount and nothing about the future', () => {
  expect(ledeOf(buildGoal({}, { phase: 'done', total: 91_000 }))).toMatchObject({
    stands: 'done',
    heads: null,
    amount: 90_000,
  });
});

test('a forecast that points the other way than the plan says so', () => {
  const ahead = { phase: 'ahead', aheadBy: 3_630 } as const;

  expect(ledeOf(buildGoal({}, ahead))).toMatchObject({
    stands: 'ahead',
    heads: 'lateYet',
    days: 6,
  });
  expect(ledeOf(buildGoal({}, { projectedEndOn: '2026-11-27' }))).toMatchObject({
    stands: 'behind',
    heads: 'earlyYet',
  });
});

test('a habit without an end finishes on no date', () => {
  const habit = buildGoal({ kind: 'habit', endOn: null }, { neededPerDay: null });

  expect(ledeOf(habit).heads).toBeNull();
});
