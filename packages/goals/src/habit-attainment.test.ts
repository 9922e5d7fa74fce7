import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDayNumber } from './days.ts';
import type { PlannedGoal } from './goal-plan.ts';
import { habitAttainmentsOf } from './habit-attainment.ts';

const monday = toDayNumber('2026-11-02');

const habit = (more: Partial<PlannedGoal> = {}): PlannedGoal => ({
  kind: 'habit',
  comparator: 'at_least',
  targetAmount: 500,
  startOn: '2026-11-02',
  endOn: null,
  cadence: { unit: 'day', count: 1, times: null },
  curve: 'steady',
  seed: 0,
  weekdayWeights: [100, 100, 100, 100, 100, 0, 0],
  exceptions: [],
  pauses: [],
  planOn: '2026-11-02',
  planAmount: 0,
  ...more,
});
const weekly = { unit: 'week', count: 1, times: null } as const;
const days = (...amounts: number[]) => new Map(amounts.map((amount, at) => [monday + at, amount]));
const attained = (goal: PlannedGoal, amounts: ReadonlyMap<number, number>, to = 6) =>
  habitAttainmentsOf(goal, amounts, { from: monday - 1, to: monday + to });

test('a daily habit is attained in proportion to its amount, and rest days have no target', () => {
  expect(attained(habit(), days(500, 250, 900))).toEqual([null, 1, 0.5, 1, 0, 0, null, null]);
});

test('a weekly habit is measured over its last seven days, in its first week over the days so far', () => {
  const goal = habit({ cadence: weekly, targetAmount: 700 });
  const first = attained(goal, days(200, 0, 0, 0), 7);
  expect(first.slice(1, 4)).toEqual([1, 1, expect.closeTo(2 / 3)]);
  expect(first.at(7)).toBeCloseTo(200 / 700);
  expect(first.at(8)).toBe(0);
});

test('with a number of days per week, each day counts once', () => {
  const goal = habit({ cadence: { ...weekly, times: 3 }, targetAmount: 1 });
  expect(attained(goal, days(1, 0, 5, 0, 1)).at(-1)).toBe(1);
  expect(attained(goal, days(9, 0, 0, 0, 0)).at(-1)).toBeCloseTo(1 / 3);
});

test('the amount above a limit lowers the attainment', () => {
  const limit = habit({ comparator: 'at_most', cadence: weekly, targetAmount: 700 });
  expect(attained(limit, days(0, 0, 0, 0, 0, 0, 700)).at(-1)).toBe(1);
  expect(attained(limit, days(0, 0, 0, 0, 0, 0, 1_050)).at(-1)).toBe(0.5);
  expect(attained(limit, days(0, 0, 0, 0, 0, 0, 9_000)).at(-1)).toBe(0);
});

test('a pause has no target, and its days are not made up for afterwards', () => {
  const goal = habit({
    cadence: weekly,
    targetAmount: 700,
    pauses: [{ fromOn: '2026-11-04', toOn: '2026-11-06' }],
  });
  const [, , tuesday, wednesday, , , , sunday] = attained(goal, days(100, 100, 0, 0, 0, 100, 100));
  expect([tuesday, wednesday, sunday]).toEqual([1, null, 1]);
});

test('every attainment is null or between 0 and 1', () => {
  const goals = fc.record({
    comparator: fc.constantFrom('at_least' as const, 'at_most' as const),
    targetAmount: fc.integer({ min: 0, max: 1_000 }),
    cadence: fc.record({
      unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      count: fc.integer({ min: 1, max: 3 }),
      times: fc.option(fc.integer({ min: 1, max: 7 })),
    }),
  });
  fc.assert(
    fc.property(goals, fc.array(fc.integer({ min: -900, max: 900 })), (more, amounts) => {
      for (const one of attained(habit(more), days(...amounts), 60)) {
        if (one !== null) expect(one >= 0 && one <= 1).toBe(true);
      }
    }),
  );
});
