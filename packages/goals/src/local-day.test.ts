import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from './days.ts';
import { instantAt, localDayAt, nextLocalTime } from './local-day.ts';

const at = (instant: string, timeZone: string, dayStartMinutes = 0) =>
  localDayAt(new Date(instant), { timeZone, dayStartMinutes });

test('writing at half past three counts for the day before if the day starts at four', () => {
  const halfPastThreeInAuckland = '2026-12-01T14:30:00Z'; // 2 December, 03:30

  expect(at(halfPastThreeInAuckland, 'Pacific/Auckland', 240)).toBe('2026-12-01');
  expect(at(halfPastThreeInAuckland, 'Pacific/Auckland')).toBe('2026-12-02');
  expect(at('2026-12-01T15:00:00Z', 'Pacific/Auckland', 240)).toBe('2026-12-02');
});

test('the same instant is a different day in another time zone', () => {
  expect(at('2026-11-20T23:30:00Z', 'Asia/Shanghai')).toBe('2026-11-21');
  expect(at('2026-11-20T23:30:00Z', 'America/Los_Angeles')).toBe('2026-11-20');
});

test('days of 23 and of 25 hours are one day each', () => {
  expect(at('2026-03-28T23:00:00Z', 'Europe/Madrid')).toBe('2026-03-29');
  expect(at('2026-03-29T21:59:59Z', 'Europe/Madrid')).toBe('2026-03-29');
  expect(at('2026-03-29T22:00:00Z', 'Europe/Madrid')).toBe('2026-03-30');
  expect(at('2026-10-24T22:00:00Z', 'Europe/Madrid')).toBe('2026-10-25');
  expect(at('2026-10-25T22:59:59Z', 'Europe/Madrid')).toBe('2026-10-25');
});

test('a day that starts inside a skipped hour begins when the clock jumps over it', () => {
  expect(at('2026-03-29T00:59:00Z', 'Europe/Madrid', 150)).toBe('2026-03-28');
  expect(at('2026-03-29T01:00:00Z', 'Europe/Madrid', 150)).toBe('2026-03-29');
});

test('adding and counting days agree across months, leap years and the range of dates', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('0001-01-01', 0)).toBe('0001-01-01');

  fc.assert(
    fc.property(fc.integer({ min: -300_000, max: 300_000 }), (days) => {
      expect(daysBetween('2026-11-20', addDays('2026-11-20', days))).toBe(days);
    }),
  );
});

test('later instants never fall on earlier days, except when the clock is set back across midnight', () => {
  const instant = fc.date({
    min: new Date('2025-01-01T00:00:00Z'),
    max: new Date('2028-01-01T00:00:00Z'),
    noInvalidDate: true,
  });

  fc.assert(
    fc.property(
      instant,
      fc.constantFrom('Europe/Madrid', 'Asia/Kathmandu', 'America/Los_Angeles', 'Pacific/Apia'),
      fc.integer({ min: 0, max: 720 }),
      (date, timeZone, dayStartMinutes) => {
        const day = localDayAt(date, { timeZone, dayStartMinutes });
        const dayLater = localDayAt(new Date(date.getTime() + 86_400_000), {
          timeZone,
          dayStartMinutes,
        });

        expect(daysBetween(day, dayLater)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(day, dayLater)).toBeLessThanOrEqual(2);
      },
    ),
  );
});

test('a time of day that the clocks skip is later by the gap, and one that they show twice is the first', () => {
  const instantOf = (day: string, minutes: number, timeZone: string) =>
    instantAt(day, minutes, timeZone).toISOString();

  expect(instantOf('2026-03-29', 150, 'Europe/Madrid')).toBe('2026-03-29T01:30:00.000Z');
  expect(instantOf('2026-10-25', 150, 'Europe/Madrid')).toBe('2026-10-25T00:30:00.000Z');
  expect(instantOf('2026-10-25', 179, 'Europe/Madrid')).toBe('2026-10-25T00:59:00.000Z');
  expect(instantOf('2026-11-01', 90, 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  expect(instantOf('2026-10-04', 135, 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z');
  expect(instantOf('2011-12-30', 0, 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
});

test('the next time of day is always later, by at most a day, or by a week on a weekday', () => {
  const zones = ['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia'];

  fc.assert(
    fc.property(
      fc.date({
        min: new Date('2011-12-01T00:00:00Z'),
        max: new Date('2028-01-01T00:00:00Z'),
        noInvalidDate: true,
      }),
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 1_439 }),
      fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }),
      (now, timeZone, minutes, weekday) => {
        const next = nextLocalTime(
          { minutes, ...(weekday !== undefined && { weekday }) },
          timeZone,
          now,
        );
        const hours = (next.getTime() - now.getTime()) / 3_600_000;

        expect(hours).toBeGreaterThan(0);
        expect(hours).toBeLessThanOrEqual(weekday === undefined ? 25 : 7 * 24 + 24);
      },
    ),
  );
});
