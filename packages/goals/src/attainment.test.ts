import { expect, test } from 'vitest';
import { attainmentsOf, attainmentWithoutGoal, meanAttainment } from './attainment.ts';
import { toDayNumber } from './days.ts';
import { momentumAfter } from './momentum.ts';
import { evenSchedule, scheduleOf } from './schedule.ts';

const plan = (endOn: string, weekdayWeights = evenSchedule.weekdayWeights) => ({
  startAmount: 0,
  targetAmount: 50_000,
  schedule: scheduleOf({ ...evenSchedule, startOn: '2026-11-01', endOn, weekdayWeights }),
});
const november = { from: toDayNumber('2026-11-01'), before: 0 };

test('a day is measured against its daily target of that morning', () => {
  const written = new Map([
    [toDayNumber('2026-11-01'), 1_667],
    [toDayNumber('2026-11-02'), 833],
  ]);

  const [first, second, third] = attainmentsOf(plan('2026-11-30'), written, {
    ...november,
    to: toDayNumber('2026-11-03'),
  });
  expect(first).toBe(1);
  expect(second).toBeCloseTo(833 / 1_667, 3);
  expect(third).toBe(0);
});

test('a rest day has no target, nor does a day before the plan starts or after it is reached', () => {
  const weekdays = [100, 100, 100, 100, 100, 0, 0];
  const days = attainmentsOf(
    plan('2026-11-30', weekdays),
    new Map([[toDayNumber('2026-11-02'), 50_000]]),
    {
      from: toDayNumber('2026-10-31'),
      to: toDayNumber('2026-11-03'),
      before: 0,
    },
  );

  expect(days).toEqual([null, null, 1, null]);
});

test('thirteen perfect days give a momentum of fifty', () => {
  const written = new Map(
    Array.from({ length: 13 }, (_, day) => [november.from + day, 2_000] as const),
  );
  const days = attainmentsOf(plan('2026-11-30'), written, {
    ...november,
    to: november.from + 12,
  });

  expect(Math.round(100 * (momentumAfter(days, 7).at(-1) ?? 0))).toBe(50);
});

test('several goals count by weight, and a goal without a target that day not at all', () => {
  const parts = [
    { attained: 1, weight: 2 },
    { attained: 0.4, weight: 1 },
    { attained: null, weight: 2 },
  ];

  expect(meanAttainment(parts)).toBeCloseTo(0.8, 9);
  expect(meanAttainment([{ attained: null, weight: 1 }])).toBeNull();
  expect(meanAttainment([])).toBeNull();
});

test('without a goal a typical day counts as complete', () => {
  const usual = [400, 0, 500, 600, 0];

  expect(attainmentWithoutGoal(500, usual)).toBe(1);
  expect(attainmentWithoutGoal(250, usual)).toBe(0.5);
  expect(attainmentWithoutGoal(0, usual)).toBe(0);
  expect(attainmentWithoutGoal(1, [])).toBe(1);
});
