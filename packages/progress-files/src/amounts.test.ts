import { expect, test } from 'vitest';
import { detectDecimalSign, parseAmount } from './amounts.ts';

test.each([
  ['1667', '.', 1667],
  ['1,667', '.', 1667],
  ['1.667', ',', 1667],
  ['1 667', ',', 1667],
  ['1’667', '.', 1667],
  ['2.5', '.', 2.5],
  ['2,5', ',', 2.5],
  ['−300', '.', -300],
  ['+20', '.', 20],
  ['١٬٦٦٧', '.', 1667],
  ['0', '.', 0],
] as const)('%s with decimal sign %s is %d', (value, sign, amount) => {
  expect(parseAmount(value, sign)).toBe(amount);
});

test.each(['', 'many', '12 words', '1-2', '--3', '1.2.3e5'])('%s is not an amount', (value) => {
  expect(parseAmount(value, '.')).toBeNull();
});

test.each([
  [['1,667', '2,000'], '.'],
  [['1.667', '2.000'], ','],
  [['2,5', '3'], ','],
  [['1.234,5'], ','],
  [['1,234.5'], '.'],
  [['12', '40'], '.'],
])('the decimal sign of %j is %s', (values, sign) => {
  expect(detectDecimalSign(values)).toBe(sign);
});
