import { expect, test } from 'vitest';
import { formatAmountInput, parseTypedAmount, toUserUnits } from './units.ts';

test('words are whole numbers, pages have decimals, time is in minutes or h:mm', () => {
  expect(parseTypedAmount('1,250', 'word')).toBe(1_250);
  expect(parseTypedAmount('1.5', 'word')).toBeUndefined();
  expect(parseTypedAmount('2.5', 'page')).toBe(250);
  expect(parseTypedAmount('2,5', 'page')).toBe(250);
  expect(parseTypedAmount('٢٫٥', 'page')).toBe(250);
  expect(parseTypedAmount('45', 'time')).toBe(2_700);
  expect(parseTypedAmount('1:30', 'time')).toBe(5_400);
  expect(parseTypedAmount('half an hour', 'time')).toBeUndefined();
});

test('a formatted amount parses to the same amount', () => {
  for (const amount of [250, 100, 12_345]) {
    expect(parseTypedAmount(formatAmountInput(amount, 'page', String), 'page')).toBe(amount);
  }
  expect(toUserUnits(5_400, 'time')).toBe(90);
  expect(toUserUnits(333, 'page')).toBe(3.3);
});
