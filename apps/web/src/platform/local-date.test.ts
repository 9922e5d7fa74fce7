import { expect, test } from 'vitest';
import { addDays, daysBetween, daysInMonth, isLocalDate, localDateOf } from './local-date.ts';

test('days are counted across months, leap days and daylight saving', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('the difference of two days is signed', () => {
  expect(daysBetween('2026-11-29', '2026-12-05')).toBe(6);
  expect(daysBetween('2026-12-05', '2026-11-29')).toBe(-6);
  expect(daysBetween('2026-10-20', '2026-10-30')).toBe(10);
});

test('the length of a month depends on the year', () => {
  expect(daysInMonth(2028, 2)).toBe(29);
  expect(daysInMonth(2026, 2)).toBe(28);
  expect(daysInMonth(2026, 12)).toBe(31);
});

test('a date is formatted with leading zeros', () => {
  expect(localDateOf(2026, 3, 7)).toBe('2026-03-07');
});

test('only a valid calendar date is a local date', () => {
  expect(isLocalDate('2026-11-20')).toBe(true);
  expect(isLocalDate('2026-02-30')).toBe(false);
  expect(isLocalDate('2026-11')).toBe(false);
  expect(isLocalDate('')).toBe(false);
  expect(isLocalDate('20 November')).toBe(false);
});
