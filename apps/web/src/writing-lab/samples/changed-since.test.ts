import { expect, test } from 'vitest';
import { localDateOf } from '../../platform/local-date.ts';
import { changedSinceFrom, instantOf } from './changed-since.ts';

const today = localDateOf(2026, 3, 2);
const startOf = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day).toISOString();

test('today and the days before it begin at midnight here', () => {
  expect(instantOf('today', today)).toBe(startOf(2026, 3, 2));
  expect(instantOf('7-days', today)).toBe(startOf(2026, 2, 24));
  expect(instantOf('30-days', today)).toBe(startOf(2026, 2, 1));
});

test('a date in the address is that day; anything else is no filter', () => {
  const since = changedSinceFrom('2025-12-24');
  expect(since && instantOf(since, today)).toBe(startOf(2025, 12, 24));
  for (const other of ['2025-13-40', 'yesterday', '', undefined, 7]) {
    expect(changedSinceFrom(other)).toBeNull();
  }
});
