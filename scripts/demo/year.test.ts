import { addDays } from '@longhand/goals/days';
import { expect, test } from 'vitest';
import { createYear, type WritingEntry, type YearDay } from './year.ts';

const everyWeekday = Array.from({ length: 7 }, (_, at) => addDays('2026-11-16', at));
const sumAmounts = (year: readonly YearDay[], matches: (piece: WritingEntry) => boolean) =>
  year
    .flatMap(({ entries }) => entries)
    .filter(matches)
    .reduce((sum, { amount }) => sum + amount, 0);
const createFilter = (work: string, measure: string) => (piece: WritingEntry) =>
  piece.work === work && piece.measure === measure && !piece.tags?.includes('cutting');

test.each(everyWeekday)('the year ending on %s reaches the planned totals', (today) => {
  const year = createYear(today);

  expect(year.at(-1)?.date).toBe(today);
  expect(sumAmounts(year.slice(0, 150), createFilter('lamp', 'word'))).toBeGreaterThan(60_000);
  expect(sumAmounts(year, createFilter('stories', 'word'))).toBeGreaterThan(15_000);
  expect(sumAmounts(year, ({ tags = [] }) => tags.includes('cutting'))).toBeLessThan(-4_000);
  expect(sumAmounts(year, createFilter('poems', 'poem'))).toBe(30);
  expect(sumAmounts(year, createFilter('radio', 'scene'))).toBeLessThan(9);
  expect(sumAmounts(year, createFilter('grant', 'word'))).toBeLessThan(4_000);
  expect(sumAmounts(year, createFilter('lamp', 'page'))).toBeLessThan(37_000);
  expect(sumAmounts(year, createFilter('poems', 'own'))).toBeLessThan(1_400);
});

test('the same last day produces the same year', () => {
  expect(createYear('2026-11-21')).toEqual(createYear('2026-11-21'));
});
