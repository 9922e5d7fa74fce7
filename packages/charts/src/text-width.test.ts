import { expect, test } from 'vitest';
import { cutTo, linesWithin, widthOf } from './text-width.ts';

test('Chinese signs are as wide as they are high, marks above letters have no width', () => {
  expect(widthOf('目标线', 12)).toBe(36);
  expect(widthOf('\u2068abc\u2069', 12)).toBe(widthOf('abc', 12));
  expect(widthOf('مُدّة', 12)).toBe(widthOf('مدة', 12));
});

test('what is too wide is cut, what fits is not', () => {
  expect(cutTo('The packet boat', 12, 500)).toBe('The packet boat');
  expect(cutTo('The packet boat', 12, 60)).toMatch(/^The pa.*…$/);
  expect(widthOf(cutTo('The packet boat', 12, 60), 12)).toBeLessThanOrEqual(60);
});

test('lines break between words and keep all of them', () => {
  const lines = linesWithin('8 times in 10 between 28 December and 24 January', 12, 136);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('8 times in 10 between 28 December and 24 January');
  for (const line of lines) expect(widthOf(line, 12)).toBeLessThanOrEqual(136);
  expect(linesWithin('Wahrscheinlichkeitsrechnung', 12, 60)).toEqual([
    cutTo('Wahrscheinlichkeitsrechnung', 12, 60),
  ]);
});
