import { expect, test } from 'vitest';
import { inUnits, readAmount, writeAmount } from './units.ts';

test('words come whole, pages with a decimal, time in minutes or on the clock', () => {
  expect(readAmount('1,250', 'word')).toBe(1_250);
  expect(readAmount('1.5', 'word')).toBeUndefined();
  expect(readAmount('2.5', 'page')).toBe(250);
  expect(readAmount('2,5', 'page')).toBe(250);
  expect(readAmount('٢٫٥', 'page')).toBe(250);
  expect(readAmount('45', 'time')).toBe(2_700);
  expect(readAmount('1:30', 'time')).toBe(5_400);
  expect(readAmount('half an hour', 'time')).toBeUndefined();
});

test('what stands in a field is read as the same amount', () => {
  for (const amount of [250, 100, 12_345]) {
    expect(readAmount(writeAmount(amount, 'page', String), 'page')).toBe(amount);
  }
  expect(inUnits(5_400, 'time')).toBe(90);
  expect(inUnits(333, 'page')).toBe(3.3);
});
