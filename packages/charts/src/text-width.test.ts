import { expect, test } from 'vitest';
import { textWidth, truncateText, wrapText } from './text-width.ts';

test('Chinese characters are square, combining marks have no width', () => {
  expect(textWidth('目标线', 12)).toBe(36);
  expect(textWidth('\u2068abc\u2069', 12)).toBe(textWidth('abc', 12));
  expect(textWidth('مُدّة', 12)).toBe(textWidth('مدة', 12));
});

test('too wide text is truncated, fitting text is not', () => {
  expect(truncateText('The packet boat', 12, 500)).toBe('The packet boat');
  expect(truncateText('The packet boat', 12, 60)).toMatch(/^The pa.*…$/);
  expect(textWidth(truncateText('The packet boat', 12, 60), 12)).toBeLessThanOrEqual(60);
});

test('lines break between words and keep all words', () => {
  const lines = wrapText('8 times in 10 between 28 December and 24 January', 12, 136);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('8 times in 10 between 28 December and 24 January');
  for (const line of lines) expect(textWidth(line, 12)).toBeLessThanOrEqual(136);
  expect(wrapText('Wahrscheinlichkeitsrechnung', 12, 60)).toEqual([
    truncateText('Wahrscheinlichkeitsrechnung', 12, 60),
  ]);
});
