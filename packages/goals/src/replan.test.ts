import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { dailyTargetOn, type Plan, plannedAmountOn } from './plan.ts';
import {
  amountAtRate,
  baseShareOn,
  endAtRate,
  extendedEndDay,
  scheduleFrom,
  sharePerRate,
} from './replan.ts';
import { evenSchedule, scheduleOf } from './schedule.ts';

const { curve: _, seed: __, ...everyDay } = evenSchedule;
const weekdays = { ...everyDay, weekdayWeights: [100, 100, 100, 100, 100, 0, 0] };
const november = { startOn: '2026-11-01', endOn: '2026-11-30' };

test('the third of amount, date and rate is derived from the other two', () => {
  const rate = { amount: 1_000, per: 'day' } as const;

  expect(endAtRate(30_000, rate, '2026-11-01', everyDay)).toBe('2026-11-30');
  expect(amountAtRate(rate, november, everyDay)).toBe(30_000);
  expect(endAtRate(21_000, rate, '2026-11-01', weekdays)).toBe('2026-11-30');
  expect(amountAtRate(rate, november, weekdays)).toBe(21_000);
});

test('a weekly rate is divided among the writing days', () => {
  const rate = { amount: 5_000, per: 'week' } as const;

  expect(sharePerRate(rate, weekdays.weekdayWeights)).toBe(1_000);
  expect(endAtRate(10_000, rate, '2026-11-02', weekdays)).toBe('2026-11-13');
});

test('an amount that takes more than ten years has no end date', () => {
  expect(endAtRate(1_000_000_000, { amount: 1, per: 'day' }, '2026-11-01', everyDay)).toBeNull();
});

test('days off and pauses have no share, and a dated exception has its own', () => {
  const calendar = {
    ...weekdays,
    exceptions: [{ on: '2026-11-07', weight: 200 }],
    pauses: [{ fromOn: '2026-11-09', toOn: '2026-11-10' }],
  };

  expect(baseShareOn(calendar, '2026-11-06')).toBe(1);
  expect(baseShareOn(calendar, '2026-11-07')).toBe(2);
  expect(baseShareOn(calendar, '2026-11-08')).toBe(0);
  expect(baseShareOn(calendar, '2026-11-10')).toBe(0);
});

test('a replanned schedule starts at its day and still ends at the target', () => {
  const schedule = scheduleFrom(scheduleOf({ ...evenSchedule, ...november }), '2026-11-04');
  const plan: Plan = { startAmount: 0, targetAmount: 50_000, schedule };

  expect(dailyTargetOn(plan, 0, '2026-11-04')).toBe(1_852);
  expect(plannedAmountOn(plan, '2026-11-03')).toBe(0);
  expect(plannedAmountOn(plan, '2026-11-30')).toBe(50_000);
});

test('three missed days extend the end by three days', () => {
  const planned = { amount: 30_000, ...november };

  expect(extendedEndDay(30_000, '2026-11-04', planned, everyDay)).toBe(addDays('2026-11-30', 3));
  expect(extendedEndDay(0, '2026-11-04', { ...planned, amount: 0 }, everyDay)).toBeNull();
});
