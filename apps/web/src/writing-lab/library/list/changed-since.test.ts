import { expect, test } from 'vitest';
import { localDateOf } from '../../../platform/local-date.ts';
import { parseChangedSince, startInstant } from './changed-since.ts';

const today = localDateOf(2026, 3, 2);
const startOf = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day).toISOString();

test('periods start at local midnight', () => {
  expect(startInstant('today', today)).toBe(startOf(2026, 3, 2));
  expect(startInstant('7-days', today)).toBe(startOf(2026, 2, 24));
  expect(startInstant('30-days', today)).toBe(startOf(2026, 2, 1));
});

test('a date in the URL filters from that day on; anything else is ignored', () => {
  const since = parseChangedSince('2025-12-24');
  expect(since && startInstant(since, today)).toBe(startOf(2025, 12, 24));
  for (const other of ['2025-13-40', 'yesterday', '', undefined, 7]) {
    expect(parseChangedSince(other)).toBeNull();
  }
});
