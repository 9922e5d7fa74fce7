import { expect, test } from 'vitest';
import { dayRuleOf, localDay } from './local-day.ts';

test('a day is that of the writer, not of the server', () => {
  const late = new Date('2026-11-20T23:30:00.000Z');

  expect(localDay(late, { timeZone: 'Europe/Madrid', dayStartMinutes: 0 })).toBe('2026-11-21');
  expect(localDay(late, { timeZone: 'America/Lima', dayStartMinutes: 0 })).toBe('2026-11-20');
});

test('who writes past midnight is still on the day before', () => {
  const three = new Date('2026-11-21T03:00:00.000Z');

  expect(localDay(three, { timeZone: 'UTC', dayStartMinutes: 240 })).toBe('2026-11-20');
});

test('preferences that are missing or unknown fall back to this browser', () => {
  expect(dayRuleOf({ timeZone: 'Nowhere/At-all' }).dayStartMinutes).toBe(0);
  expect(dayRuleOf({ timeZone: 'Asia/Tokyo', dayStartMinutes: 180 })).toEqual({
    timeZone: 'Asia/Tokyo',
    dayStartMinutes: 180,
  });
});
