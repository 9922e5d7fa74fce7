import { expect, test } from 'vitest';
import { dayNumber } from './day.ts';
import { formatOf } from './format.ts';

test('numbers and days follow the language', () => {
  expect(formatOf('de').number(1423.5)).toBe('1.423,5');
  expect(formatOf('fr').day('2026-11-01')).toBe('1er novembre 2026');
  expect(formatOf('zh-CN').shortDay('2026-11-20')).toBe('11月20日');
  expect(formatOf('ar-u-nu-arab').number(1423)).toBe('١٬٤٢٣');
});

test('a negative number has a minus sign, not a hyphen', () => {
  expect(formatOf('en').number(-1.5)).toBe('−1.5');
  expect(formatOf('de').number(-0.25, { style: 'percent' })).toBe('−25\u00A0%');
  expect(formatOf('ar').number(-2)).toContain('−2');
});

test('a tick shows only its unit', () => {
  const at = dayNumber('2027-01-01');

  expect(formatOf('en-GB').tick({ at, unit: 'year' })).toBe('2027');
  expect(formatOf('en-GB').tick({ at, unit: 'month' })).toBe('Jan');
  expect(formatOf('en-GB').tick({ at, unit: 'day' })).toBe('1 Jan');
});

test('formats are cached by locale', () => {
  expect(formatOf('es')).toBe(formatOf('es'));
});
