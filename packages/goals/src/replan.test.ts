import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { type Plan, parOn, quotaOn } from './plan.ts';
import {
  amountAtRate,
  endAtRate,
  extendedEnd,
  plainShare,
  scheduleFrom,
  sharePerRate,
} from './replan.ts';
import { evenTiming, scheduleOf } from './schedule.ts';

const { curve: _, seed: __, ...everyDay } = evenTiming;
const weekdays = { ...everyDay, weekdayWeights: [100, 100, 100, 100, 100, 0, 0] };
const november = { startOn: '2026-11-01', endOn: '2026-11-30' };

test('two of amount, date and rate give the third', () => {
  const rate = { amount: 1_000, per: 'day' } as const;

  expect(endAtRate(30_000, rate, '2026-11-01', everyDay)).toBe('2026-11-30');
  expect(amountAtRate(rate, november, everyDay)).toBe(30_000);
  expect(endAtRate(21_000, rate, '2026-11-01', weekdays)).toBe('2026-11-30');
  expect(amountAtRate(rate, november, weekdays)).toBe(21_000);
});

test('a rate of a week is shared by the days that are for writing', () => {
  const rate = { amount: 5_000, per: 'week' } as const;

  expect(sharePerRate(rate, weekdays.weekdayWeights)).toBe(1_000);
  expect(endAtRate(10_000, rate, '2026-11-02', weekdays)).toBe('2026-11-13');
});

test('an amount beyond ten years has no end', () => {
  expect(endAtRate(1_000_000_000, { amount: 1, per: 'day' }, '2026-11-01', everyDay)).toBeNull();
});

test('days off and pauses have no share, and a dated exception has its own', () => {
  const calendar = {
    ...weekdays,
    exceptions: [{ on: '2026-11-07', weight: 200 }],
    pauses: [{ fromOn: '2026-11-09', toOn: '2026-11-10' }],
  };

  expect(plainShare(calendar, '2026-11-06')).toBe(1);
  expect(plainShare(calendar, '2026-11-07')).toBe(2);
  expect(plainShare(calendar, '2026-11-08')).toBe(0);
  expect(plainShare(calendar, '2026-11-10')).toBe(0);
});

test('a plan laid out anew begins at its day and still ends at the target', () => {
  const schedule = scheduleFrom(scheduleOf({ ...evenTiming, ...november }), '2026-11-04');
  const plan: Plan = { startAmount: 0, targetAmount: 50_000, schedule };

  expect(quotaOn(plan, 0, '2026-11-04')).toBe(1_852);
  expect(parOn(plan, '2026-11-03')).toBe(0);
  expect(parOn(plan, '2026-11-30')).toBe(50_000);
});

test('three days that were missed put the end off by three days', () => {
  const planned = { amount: 30_000, ...november };

  expect(extendedEnd(30_000, '2026-11-04', planned, everyDay)).toBe(addDays('2026-11-30', 3));
  expect(extendedEnd(0, '2026-11-04', { ...planned, amount: 0 }, everyDay)).toBeNull();
});
