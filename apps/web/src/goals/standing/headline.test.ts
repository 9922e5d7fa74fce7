import type { GoalPhase } from '@longhand/contract/goal-values';
import { expect, test } from 'vitest';
import { buildGoal } from '../../testkit/build-goal.ts';
import { headlineOf, ledeOf } from './headline.ts';

const inPhases = (...phases: GoalPhase[]) => phases.map((phase) => buildGoal({}, { phase }));

test('the headline counts goals on pace among those that have started', () => {
  expect(headlineOf(inPhases('slipping', 'on_track', 'ahead', 'upcoming'))).toEqual({
    sentence: 'some',
    n: 3,
    onPace: 2,
  });
  expect(headlineOf(inPhases('on_track', 'done'))).toMatchObject({ sentence: 'all', n: 2 });
  expect(headlineOf(inPhases('at_risk', 'overdue'))).toMatchObject({ sentence: 'none', n: 2 });
  expect(headlineOf(inPhases('upcoming'))).toMatchObject({ sentence: 'upcoming', n: 1 });
});

test('a goal behind plan reports the shortfall and the delay', () => {
  expect(ledeOf(buildGoal())).toEqual({
    status: 'behind',
    forecast: 'late',
    amount: 4588,
    days: 6,
  });
});

test('an early finish differs from one on the due date', () => {
  const early = buildGoal({}, { phase: 'ahead', aheadBy: 200, projectedEndOn: '2026-11-27' });
  const met = { phase: 'on_track', leftToday: 0 } as const;
  const onTheDay = buildGoal({}, { ...met, projectedEndOn: '2026-11-29' });

  expect(ledeOf(early)).toMatchObject({ status: 'ahead', forecast: 'early', amount: 200, days: 2 });
  expect(ledeOf(onTheDay)).toMatchObject({ status: 'onPace', forecast: 'onTheDay' });
});

test('without a forecast it reports the daily target', () => {
  expect(ledeOf(buildGoal({}, { projectedEndOn: null }))).toMatchObject({ forecast: 'needed' });
  expect(ledeOf(buildGoal({}, { projectedEndOn: null, neededPerDay: null })).forecast).toBeNull();
});

test('an overdue goal reports what is left and asks for a decision', () => {
  expect(ledeOf(buildGoal({}, { phase: 'overdue' }))).toMatchObject({
    status: 'overdue',
    forecast: 'choose',
    amount: 13_588,
  });
});

test('a reached goal reports its full amount and no forecast', () => {
  expect(ledeOf(buildGoal({}, { phase: 'done', total: 91_000 }))).toMatchObject({
    status: 'done',
    forecast: null,
    amount: 90_000,
  });
});

test('a forecast that contradicts the plan status has its own message', () => {
  const ahead = { phase: 'ahead', aheadBy: 3_630 } as const;

  expect(ledeOf(buildGoal({}, ahead))).toMatchObject({
    status: 'ahead',
    forecast: 'lateYet',
    days: 6,
  });
  expect(ledeOf(buildGoal({}, { projectedEndOn: '2026-11-27' }))).toMatchObject({
    status: 'behind',
    forecast: 'earlyYet',
  });
});

test('a habit without an end date has no forecast', () => {
  const habit = buildGoal({ kind: 'habit', endOn: null }, { neededPerDay: null });

  expect(ledeOf(habit).forecast).toBeNull();
});
