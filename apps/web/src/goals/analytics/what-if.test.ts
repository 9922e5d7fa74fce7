import { expect, test } from 'vitest';
import { endOfPace } from './what-if.ts';

const from = '2026-11-20';

test('every day, or on some days of the week', () => {
  expect(endOfPace(13_588, { perDay: 1_200, perWeek: 7, from })).toBe('2026-12-01');
  expect(endOfPace(13_588, { perDay: 1_200, perWeek: 6, from })).toBe('2026-12-03');
  expect(endOfPace(1, { perDay: 1_200, perWeek: 7, from })).toBe(from);
});

test('nothing a day ends never, and what is done has ended', () => {
  expect(endOfPace(100, { perDay: 0, perWeek: 7, from })).toBeNull();
  expect(endOfPace(100_000_000, { perDay: 1, perWeek: 7, from })).toBeNull();
  expect(endOfPace(0, { perDay: 0, perWeek: 7, from })).toBe(from);
});
