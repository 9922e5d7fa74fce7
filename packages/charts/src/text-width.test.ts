import { expect, test } from 'vitest';
import { cutTo, widthOf } from './text-width.ts';

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
