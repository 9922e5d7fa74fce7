import { evenSchedule } from '@longhand/goals/schedule';
import { expect, test } from 'vitest';
import { progressOf } from '../rules.ts';
import type { ProgressGoal } from './figures.ts';

const mornings: ProgressGoal = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  kind: 'habit',
  comparator: 'at_least',
  status: 'active',
  targetAmount: 1,
  startAmount: 0,
  startOn: '2026-11-03',
  endOn: null,
  cadence: { unit: 'week', count: 1, times: 4 },
  ...evenSchedule,
  weekdayWeights: [100, 100, 0, 100, 100, 100, 100],
  planOn: '2026-11-03',
  planAmount: 0,
  missesFrom: '2026-11-03',
  missChoice: null,
};

test('the week of a habit shows for each day whether it was enough, free or still open', () => {
  const days = [
    { on: '2026-11-03', amount: 1 },
    { on: '2026-11-05', amount: 2 },
  ];
  const week = (plan: Partial<ProgressGoal>, weekStart = 1) =>
    progressOf(
      { ...mornings, ...plan },
      { counted: 3, firstOn: '2026-11-03', days },
      { on: '2026-11-06', weekStart },
    ).week;
  const states = (plan: Partial<ProgressGoal>, weekStart = 1) =>
    week(plan, weekStart)?.map(({ state }) => state);

  expect(week({})?.map(({ on }) => on.slice(8))).toEqual([
    '02',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
  ]);
  expect(states({})).toEqual(['nothing', 'done', 'rest', 'done', 'open', 'open', 'open']);
  expect(states({ targetAmount: 2 })?.slice(0, 4)).toEqual(['nothing', 'some', 'rest', 'done']);
  expect(states({ endOn: '2026-11-07' })?.slice(4)).toEqual(['open', 'open', 'nothing']);
  expect(week({}, 7)?.[0]).toEqual({ on: '2026-11-01', amount: 0, state: 'nothing' });
  const weekly = { targetAmount: 900, cadence: { unit: 'week', count: 1, times: null } } as const;
  expect(states(weekly)?.slice(1, 4)).toEqual(['done', 'rest', 'done']);
});

test('a target goal has no days of the current week', () => {
  const target: ProgressGoal = { ...mornings, kind: 'target', cadence: null, endOn: '2026-11-30' };
  const sums = { counted: 0, firstOn: null, days: [] };

  expect(progressOf(target, sums, { on: '2026-11-06', weekStart: 1 }).week).toBeNull();
});
