import { addDays } from '@longhand/goals/days';
import { expect, test } from 'vitest';
import { type Piece, type YearDay, yearEnding } from './year.ts';

const everyWeekday = Array.from({ length: 7 }, (_, at) => addDays('2026-11-16', at));
const sumOf = (year: readonly YearDay[], is: (piece: Piece) => boolean) =>
  year
    .flatMap(({ pieces }) => pieces)
    .filter(is)
    .reduce((sum, { amount }) => sum + amount, 0);
const isIn = (work: string, measure: string) => (piece: Piece) =>
  piece.work === work && piece.measure === measure && !piece.tags?.includes('cutting');

test.each(everyWeekday)('the year that ends on %s reaches what it is to reach', (today) => {
  const year = yearEnding(today);

  expect(year.at(-1)?.on).toBe(today);
  expect(sumOf(year.slice(0, 150), isIn('lamp', 'word'))).toBeGreaterThan(60_000);
  expect(sumOf(year, isIn('stories', 'word'))).toBeGreaterThan(15_000);
  expect(sumOf(year, ({ tags = [] }) => tags.includes('cutting'))).toBeLessThan(-4_000);
  expect(sumOf(year, isIn('poems', 'poem'))).toBe(30);
  expect(sumOf(year, isIn('radio', 'scene'))).toBeLessThan(9);
  expect(sumOf(year, isIn('grant', 'word'))).toBeLessThan(4_000);
  expect(sumOf(year, isIn('lamp', 'page'))).toBeLessThan(37_000);
  expect(sumOf(year, isIn('poems', 'own'))).toBeLessThan(1_400);
});

test('the same day gives the same year', () => {
  expect(yearEnding('2026-11-21')).toEqual(yearEnding('2026-11-21'));
});
