import { expect, test } from 'vitest';
import { capitalize } from './capitalize.ts';

test.each([
  ['fr', 'octobre 2026', 'Octobre 2026'],
  ['es', 'miércoles, 4 de marzo', 'Miércoles, 4 de marzo'],
  ['de', 'Oktober 2026', 'Oktober 2026'],
  ['ar', 'أكتوبر 2026', 'أكتوبر 2026'],
  ['zh-CN', '2026年10月', '2026年10月'],
  ['en', '', ''],
])('in %s, %s is headed as %s', (locale, text, heading) => {
  expect(capitalize(text, locale)).toBe(heading);
});
