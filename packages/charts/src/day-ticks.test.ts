import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, dayOf, weekdayOf } from './day.ts';
import { dayTicks } from './day-ticks.ts';

const ticks = (from: string, to: string, count: number) =>
  dayTicks(dayNumber(from), dayNumber(to), { days: count, months: count }).map(({ at }) =>
    dayOf(at),
  );

test('a quarter has ticks on the 1st and 15th', () => {
  expect(ticks('2026-09-01', '2026-10-20', 8)).toEqual([
    ...['2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28'],
    ...['2026-10-05', '2026-10-12', '2026-10-19'],
  ]);
  expect(ticks('2026-09-01', '2026-12-14', 8)).toEqual([
    ...['2026-09-01', '2026-09-15', '2026-10-01', '2026-10-15'],
    ...['2026-11-01', '2026-11-15', '2026-12-01'],
  ]);
});

test('a week has daily ticks, a year quarters, a lifetime decades', () => {
  expect(ticks('2026-11-16', '2026-11-20', 8)).toHaveLength(5);
  expect(ticks('2026-01-01', '2026-12-31', 5)).toEqual([
    ...['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'],
  ]);
  expect(ticks('1951-02-03', '2026-01-01', 8)).toEqual([
    ...['1960-01-01', '1970-01-01', '1980-01-01', '1990-01-01'],
    ...['2000-01-01', '2010-01-01', '2020-01-01'],
  ]);
});

test('a tick in January shows the year', () => {
  const found = dayTicks(dayNumber('2025-11-01'), dayNumber('2026-03-01'), { days: 2, months: 6 });

  expect(found.map(({ unit }) => unit)).toEqual(['month', 'month', 'year', 'month', 'month']);
});

test('ticks lie within the axis and never exceed the limit', () => {
  const day = fc.integer({ min: dayNumber('1900-01-01'), max: dayNumber('2100-01-01') });

  fc.assert(
    fc.property(day, fc.nat(20_000), fc.integer({ min: 1, max: 20 }), (from, long, count) => {
      const found = dayTicks(from, from + long, { days: count, months: count });

      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(count);
      expect(found.every(({ at }) => at >= from && at <= from + long)).toBe(true);
    }),
  );
});

test('day numbers convert back to days and to weekdays', () => {
  expect(dayOf(dayNumber('2024-02-29'))).toBe('2024-02-29');
  expect(weekdayOf(dayNumber('2026-11-20')), 'a Friday').toBe(5);
  expect(weekdayOf(dayNumber('1969-12-28')), 'a Sunday before the epoch').toBe(0);
});
