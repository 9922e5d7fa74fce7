import { expect, test } from 'vitest';
import {
  codeLength,
  formatCode,
  formatExpiration,
  formatNumber,
  groupsOf,
  shownExpiration,
} from './card-format.ts';

test.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242-4242 42424242', '4242 4242 4242 4242'],
  ['42424242424242429999', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['٤٢٤٢٤', '4242 4'],
  ['words', ''],
])('a number typed as %o stands as %o', (typed, shown) => {
  expect(formatNumber(typed)).toBe(shown);
  expect(formatNumber(shown)).toBe(shown);
});

test('what is still to come is a point on the card', () => {
  expect(groupsOf('42421')).toEqual(['4242', '1•••', '••••', '••••']);
  expect(groupsOf('37')).toEqual(['37••', '••••••', '•••••']);
});

test.each([
  ['', ''],
  ['0', '0'],
  ['1', '1'],
  ['8', '08 /'],
  ['12', '12'],
  ['122', '12 / 2'],
  ['0829', '08 / 29'],
  ['08 / 291', '08 / 29'],
  ['13', '1'],
  ['00', '0'],
])('an expiration typed as %o stands as %o', (typed, shown) => {
  expect(formatExpiration(typed)).toBe(shown);
});

test('the card shows month and year with points for what is still to come', () => {
  expect(shownExpiration('08 / 2')).toBe('08/2•');
  expect(shownExpiration('')).toBe('••/••');
});

test('American Express has four digits on the back, others three', () => {
  expect(codeLength('3782')).toBe(4);
  expect(formatCode('12345', '4242')).toBe('123');
  expect(formatCode('12345', '3782')).toBe('1234');
});
