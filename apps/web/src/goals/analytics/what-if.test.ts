import { expect, test } from 'vitest';
import { amountToEndOn, endOfPace } from './what-if.ts';

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

test('a day asks for as much as it did in the morning, whatever it has already', () => {
  expect(amountToEndOn(21_000, { today: 0, from, endOn: '2026-12-10' })).toBe(1_000);
  expect(amountToEndOn(20_400, { today: 600, from, endOn: '2026-12-10' })).toBe(1_000);
  expect(amountToEndOn(500, { today: 0, from, endOn: from })).toBe(500);
});
