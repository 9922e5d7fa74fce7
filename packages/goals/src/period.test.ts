import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { periodAt, periodsUpTo, type Recurrence } from './period.ts';

test('a week starts on the first day of the week that the user chose', () => {
  const weekly: Recurrence = { unit: 'week', count: 1 };

  expect(periodAt(weekly, '2026-11-04', '2026-11-20', 1)).toEqual({
    fromOn: '2026-11-16',
    toOn: '2026-11-22',
  });
  expect(periodAt(weekly, '2026-11-04', '2026-11-20', 7)).toEqual({
    fromOn: '2026-11-15',
    toOn: '2026-11-21',
  });
});

test('periods of months and years follow the calendar; multiples start at the first period', () => {
  expect(periodAt({ unit: 'month', count: 1 }, '2026-01-31', '2028-02-29', 1)).toEqual({
    fromOn: '2028-02-01',
    toOn: '2028-02-29',
  });
  expect(periodAt({ unit: 'month', count: 3 }, '2026-11-20', '2027-01-31', 1)).toEqual({
    fromOn: '2026-11-01',
    toOn: '2027-01-31',
  });
  expect(periodAt({ unit: 'year', count: 1 }, '2026-11-20', '2027-05-01', 1)).toEqual({
    fromOn: '2027-01-01',
    toOn: '2027-12-31',
  });
});

test('every day lies in exactly one period, and periods have no gaps', () => {
  const rhythm = fc.record({
    unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const),
    count: fc.integer({ min: 1, max: 4 }),
  });

  fc.assert(
    fc.property(rhythm, fc.nat(2_000), fc.integer({ min: 1, max: 7 }), (every, days, weekStart) => {
      const startOn = '2024-02-29';
      const day = addDays(startOn, days);
      const periods = periodsUpTo(every, startOn, day, { weekStart, most: 3_000 });

      expect(periods[0]?.fromOn.localeCompare(startOn)).toBeLessThanOrEqual(0);
      expect(periods.filter(({ fromOn, toOn }) => fromOn <= day && day <= toOn)).toHaveLength(1);
      for (const [at, { fromOn }] of periods.slice(1).entries()) {
        expect(fromOn).toBe(addDays(periods[at]?.toOn ?? '', 1));
      }
    }),
  );
});
