import { expect, test } from 'vitest';
import { buildGoal } from '../../testkit/build-goal.ts';
import {
  chartRangeOf,
  closedChartRange,
  countMetDays,
  cumulativeTotals,
  dayAmounts,
  forecastLines,
  neededAfterRest,
  parPoints,
  plannedDayFor,
} from './course.ts';

const goal = buildGoal(
  { targetAmount: 50_000, startOn: '2026-11-01', endOn: '2026-11-30', planOn: '2026-11-01' },
  { on: '2026-11-04', total: 3_334 },
);
const course = {
  totalBefore: 0,
  days: [
    { on: '2026-11-01', amount: 1_667 },
    { on: '2026-11-03', amount: 1_667 },
  ],
};

test('the charts run from the first to the last day, or to the forecast end if later', () => {
  expect(chartRangeOf(goal)).toEqual({ from: '2026-11-01', to: '2026-11-30', last: '2026-11-04' });
  const projection = {
    early: '2026-12-01',
    likely: '2026-12-03',
    late: '2026-12-09',
    chanceOnTime: 0.1,
    isRough: false,
  };
  const late = buildGoal(goal, { ...goal.progress, projection });

  expect(chartRangeOf(late).to).toBe('2026-12-09');
  expect(forecastLines(late, chartRangeOf(late))?.middle.at(-1)?.value).toBe(50_000);
});

test('the charts show a likely finish that is late by up to twice the length so far', () => {
  const fourWeeksIn = { ...goal.progress, on: '2026-11-29' };
  const rangeEnd = (likely: string | null, late: string | null) => {
    const projection = { early: null, likely, late, chanceOnTime: 0, isRough: false };

    return chartRangeOf(buildGoal(goal, { ...fourWeeksIn, projection })).to;
  };

  expect(rangeEnd('2027-01-02', '2027-01-08')).toBe('2027-01-07'); // the likely finish and a margin
  expect(rangeEnd('2026-12-30', '2027-01-02')).toBe('2027-01-02');
  expect(rangeEnd('2027-09-01', '2028-02-01')).toBe('2026-12-28');
  expect(rangeEnd(null, null)).toBe('2026-12-28');
});

test('the charts of a closed goal end when it closed, or with later entries', () => {
  const done = buildGoal(
    { ...goal, status: 'completed', completedOn: '2026-11-08' },
    { ...goal.progress, on: '2027-03-01' },
  );
  const counted = (on: string) => ({ totalBefore: 0, days: [{ on, amount: 50_000 }] });

  expect(chartRangeOf(done).last).toBe('2027-03-01');
  expect(closedChartRange(chartRangeOf(done), done, counted('2026-11-07'))).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-30', last: '2026-11-08' },
  });
  expect(closedChartRange(chartRangeOf(done), done, counted('2026-12-24')).last).toBe('2026-12-24');
  expect(closedChartRange(chartRangeOf(goal), goal, course)).toEqual(chartRangeOf(goal));
  const longAgo = buildGoal(done, { ...done.progress, on: '2029-03-01' });
  expect(chartRangeOf(longAgo)).toMatchObject({ from: '2026-11-01', last: '2027-11-09' });
});

test('a goal longer than a year shows the last year', () => {
  const old = buildGoal({ ...goal, startOn: '2020-01-01' }, goal.progress);

  expect(chartRangeOf(old).from).toBe('2025-11-03');
});

test('each day is compared with its target', () => {
  const span = chartRangeOf(goal);
  const days = dayAmounts(goal, course, span);

  expect(cumulativeTotals(goal, course, span).map(({ value }) => value)).toEqual([
    ...[1_667, 1_667, 3_334, 3_334],
  ]);
  expect(days.map(({ needed }) => needed)).toEqual([1_667, 1_667, 1_727, 1_729]);
  expect(countMetDays(days, goal.progress.on)).toEqual({ met: 1, asked: 3 });
  expect(parPoints(goal, span)).toHaveLength(30);
});

test('a habit has no target on rest days', () => {
  const habit = buildGoal(
    {
      ...goal,
      kind: 'habit',
      targetAmount: 300,
      endOn: null,
      cadence: { unit: 'day', count: 1, times: null },
      weekdayWeights: [100, 100, 100, 100, 100, 0, 0],
    },
    goal.progress,
  );
  const days = dayAmounts(habit, course, chartRangeOf(habit));

  expect(days.map(({ needed }) => needed)).toEqual([undefined, 300, 300, 300]);
});

test('a goal to reduce is drawn as a decreasing line', () => {
  const cut = buildGoal(
    { ...goal, comparator: 'at_most', startAmount: 60_000, planAmount: 60_000 },
    { ...goal.progress, total: 59_000 },
  );
  const span = chartRangeOf(cut);

  expect(parPoints(cut, span).at(-1)?.value).toBe(50_000);
  expect(
    dayAmounts(cut, { totalBefore: 60_000, days: [{ on: '2026-11-02', amount: -400 }] }, span)[1],
  ).toMatchObject({ amount: 400, needed: 345 });
});

test('a total has a planned day, and none beyond the plan', () => {
  expect(plannedDayFor(goal, 25_000)).toBe('2026-11-15');
  expect(plannedDayFor(goal, 50_000)).toBe('2026-11-30');
  expect(plannedDayFor(goal, 50_001)).toBeNull();
  expect(plannedDayFor(goal, 0)).toBeNull();
  expect(plannedDayFor(buildGoal({ endOn: null }), 100)).toBeNull();
});

test('on a rest day, the next writing day needs the planned amount or the daily habit amount', () => {
  const cadence = { unit: 'day', count: 1, times: null, on: null } as const; // literals
  const habit = { kind: 'habit', cadence, targetAmount: 300, endOn: null } as const; // literals

  expect(neededAfterRest(buildGoal({}, { neededPerDay: 1_423 }))).toBe(1_423);
  expect(neededAfterRest(buildGoal(habit, { neededPerDay: null }))).toBe(300);
  expect(neededAfterRest(buildGoal({ endOn: null }, { neededPerDay: null }))).toBeNull();
});
