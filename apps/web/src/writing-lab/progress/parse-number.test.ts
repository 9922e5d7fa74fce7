import { expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

test('a comma or a point is the decimal separator, in any digits', () => {
  expect(['12.5', '12,5', ' 12 ', '١٢٫٥', '-0,3'].map(parseNumber)).toEqual([
    12.5, 12.5, 12, 12.5, -0.3,
  ]);
});

test('empty input is null, and anything but a number is undefined', () => {
  expect(parseNumber('  ')).toBeNull();
  expect(['twelve', '1,000,000', '1e9'].map(parseNumber)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
