import { evenSchedule } from '@longhand/goals/schedule';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProgressGoal, Sums } from './figures/figures.ts';
import { addDays } from './local-day.ts';
import { progressOf } from './rules.ts';

const november: ProgressGoal = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  kind: 'target',
  comparator: 'at_least',
  status: 'active',
  targetAmount: 50_000,
  startAmount: 0,
  startOn: '2026-11-01',
  endOn: '2026-11-30',
  cadence: null,
  ...evenSchedule,
  planOn: '2026-11-01',
  planAmount: 0,
  missesFrom: '2026-11-01',
  missChoice: null,
};

type GoalInput = {
  all?: number;
  beforeToday?: number;
  today?: number;
  recent?: number;
  firstOn?: string;
};

/** Amounts with the given totals: today, the day before and earlier. */
function sumsOf({ all = 0, today = 0, recent = 0, firstOn }: GoalInput, on: string): Sums {
  const days = [
    { on: addDays(on, -1), amount: recent },
    { on, amount: today },
  ];

  return {
    counted: all,
    firstOn: firstOn ?? null,
    days: days.filter(({ amount }) => amount !== 0),
  };
}

const on = (day: string, written: GoalInput = {}, plan: Partial<ProgressGoal> = {}) =>
  progressOf(
    { ...november, ...(plan.startAmount ? { planAmount: plan.startAmount } : {}), ...plan },
    sumsOf(written, day),
    { on: day, weekStart: 1 },
  );

test('50,000 words in November need 1,667 on the first day, and 1,725 after a day without', () => {
  expect(on('2026-11-01')).toMatchObject({ quotaToday: 1_667, leftToday: 1_667, par: 1_667 });
  expect(on('2026-11-02')).toMatchObject({ quotaToday: 1_725, par: 3_334 });
});

test('2,000 words on a day with a quota of 1,667 leave nothing and are 333 ahead, less than a day', () => {
  const figures = on('2026-11-01', { all: 2_000, today: 2_000 });

  expect(figures).toMatchObject({ quotaToday: 1_667, leftToday: 0, aheadBy: 333 });
  expect(figures.phase).toBe('on_track');
  expect(on('2026-11-01', { all: 3_333, today: 3_333 }).phase).toBe('on_track');
  expect(on('2026-11-01', { all: 3_334, today: 3_334 }).phase).toBe('ahead');
});

test('today’s own words do not reduce today’s quota', () => {
  const morning = on('2026-11-10', { all: 15_000, beforeToday: 15_000 });
  const evening = on('2026-11-10', { all: 15_900, beforeToday: 15_000, today: 900 });

  expect(evening.quotaToday).toBe(morning.quotaToday);
  expect(evening.leftToday).toBe(morning.quotaToday - 900);
});

test('words deleted today increase the amount left today', () => {
  expect(on('2026-11-01', { all: -200, today: -200 }).leftToday).toBe(1_867);
});

test('a day that starts on plan is not shown as behind', () => {
  const morning = on('2026-11-03', { all: 3_334, beforeToday: 3_334 });

  expect(morning.aheadBy).toBe(0);
  expect(morning.phase).toBe('on_track');
});

test('three days behind is slipping, more is at risk', () => {
  expect(on('2026-11-04').phase).toBe('slipping');
  expect(on('2026-11-05').phase).toBe('at_risk');
});

test('before its first day a goal has no quota today but a needed amount per day', () => {
  const figures = on('2026-10-20');

  expect(figures).toMatchObject({ phase: 'upcoming', quotaToday: 0, par: 0, aheadBy: 0 });
  expect(figures).toMatchObject({ daysLeft: 30, neededPerDay: 1_667 });
});

test('on the last day everything missing is due, and the day after the goal is overdue', () => {
  const sums = { all: 49_000, beforeToday: 49_000 };

  expect(on('2026-11-30', sums)).toMatchObject({
    quotaToday: 1_000,
    neededPerDay: null,
    daysLeft: 1,
    phase: 'on_track',
  });
  expect(on('2026-12-01', sums)).toMatchObject({
    quotaToday: 0,
    aheadBy: -1_000,
    daysLeft: 0,
    phase: 'overdue',
  });
});

test('the start amount counts in the total but on no day', () => {
  const figures = on('2026-11-01', {}, { startAmount: 20_000 });

  expect(figures).toMatchObject({ total: 20_000, today: 0, quotaToday: 1_000, par: 21_000 });
});

test('a reached goal is done and needs nothing more', () => {
  const figures = on('2026-11-20', { all: 50_000, beforeToday: 50_000, firstOn: '2026-11-01' });

  expect(figures).toMatchObject({ phase: 'done', quotaToday: 0, neededPerDay: null });
  expect(figures.projectedEndOn).toBeNull();
});

test('the pace is null before 14 days of history, then a mean that includes empty days', () => {
  const early = on('2026-11-14', { all: 13_000, recent: 13_000, firstOn: '2026-11-01' });
  const later = on('2026-11-15', { all: 14_000, recent: 14_000, firstOn: '2026-11-01' });

  expect(early).toMatchObject({ pacePerDay: null, projectedEndOn: null });
  expect(later).toMatchObject({ pacePerDay: 1_000, projectedEndOn: null });
  expect(later.projection).toMatchObject({ isRough: true });
});

test('the pace is per writing day, like the needed amount', () => {
  const weekdayWeights = [100, 100, 100, 100, 100, 0, 0];
  const written = { all: 10_000, recent: 10_000, firstOn: '2026-11-01' };
  const { pacePerDay, neededPerDay } = on('2026-11-15', written, { weekdayWeights });

  expect(pacePerDay).toBe(1_000); // ten weekdays from 1 to 14 November
  expect(neededPerDay).toBe(Math.ceil(40_000 / 11));
});

test('a writer who is ahead is not asked about missed days', () => {
  const ahead = progressOf(
    november,
    {
      counted: 30_000,
      firstOn: '2026-11-01',
      days: [{ on: '2026-11-02', amount: 30_000 }],
    },
    { on: '2026-11-10', weekStart: 1 },
  );

  expect(ahead.phase).toBe('ahead');
  expect(ahead.miss).toBeNull();
  const since = progressOf(
    { ...november, missesFrom: '2026-11-05' },
    { counted: 30_000, firstOn: '2026-11-01', days: [{ on: '2026-11-02', amount: 30_000 }] },
    { on: '2026-11-10', weekStart: 1 },
  );
  expect(since.miss).toBeNull();
});

test('a pace of zero or less, or one that would take centuries, gives no projected end date', () => {
  const old = { firstOn: '2026-11-01', all: 10 };

  expect(on('2026-11-20', { ...old, recent: -5 }).projectedEndOn).toBeNull();
  expect(on('2026-11-20', { ...old, recent: 1 }).projectedEndOn).toBeNull();
});

test('a rest day has no quota, and other days have more', () => {
  const weekdays = { weekdayWeights: [100, 100, 100, 100, 100, 0, 0] };

  expect(on('2026-11-01', {}, weekdays)).toMatchObject({ isRestDay: true, quotaToday: 0 });
  expect(on('2026-11-02', {}, weekdays)).toMatchObject({
    isRestDay: false,
    quotaToday: 2_381,
    sharePerDay: 2_381,
    phase: 'on_track',
  });
  expect(on('2026-12-01', {}, weekdays).isRestDay).toBe(false);
});

test('meeting every quota reaches the target on the last day', () => {
  const days = fc.integer({ min: 1, max: 120 });

  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 200_000 }), (length, targetAmount) => {
      const plan = { ...november, targetAmount, endOn: addDays(november.startOn, length - 1) };
      let written = 0;
      for (let day = plan.startOn; day <= plan.endOn; day = addDays(day, 1)) {
        const sums = { counted: written, firstOn: null, days: [] };
        written += progressOf(plan, sums, { on: day, weekStart: 1 }).quotaToday;
      }

      expect(written).toBe(targetAmount);
    }),
  );
});

test('a habit has no quota on a free day, and amounts written on it put the user ahead', () => {
  const habit = {
    ...({ kind: 'habit', targetAmount: 500, endOn: null } as const),
    ...{ cadence: { unit: 'day' as const, count: 1, times: null } },
    ...{ weekdayWeights: [100, 100, 100, 100, 100, 0, 0] },
  };
  const sunday = '2026-11-08';
  const nothing = { isRestDay: true, quotaToday: 0, par: 0, aheadBy: 0, phase: 'on_track' };

  expect(on(sunday, {}, habit)).toMatchObject(nothing);
  expect(on(sunday, { today: 120 }, habit)).toMatchObject({ total: 120, par: 0, aheadBy: 120 });
  expect(on('2026-11-09', {}, habit)).toMatchObject({ isRestDay: false, par: 500 });
});
