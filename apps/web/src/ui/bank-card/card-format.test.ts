import { expect, test } from 'vitest';
import {
  cardNumberGroups,
  expirationOnCard,
  formatCardNumber,
  formatExpiration,
  formatSecurityCode,
  securityCodeLength,
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
])('a number typed as %o is shown as %o', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
  expect(formatCardNumber(shown)).toBe(shown);
});

test('digits still to be typed are shown as dots', () => {
  expect(cardNumberGroups('42421')).toEqual(['4242', '1•••', '••••', '••••']);
  expect(cardNumberGroups('37')).toEqual(['37••', '••••••', '•••••']);
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
])('an expiration typed as %o is shown as %o', (typed, shown) => {
  expect(formatExpiration(typed)).toBe(shown);
});

test('the card shows month and year, with dots for digits still to be typed', () => {
  expect(expirationOnCard('08 / 2')).toBe('08/2•');
  expect(expirationOnCard('')).toBe('••/••');
});

test('American Express has a four-digit security code, other cards three digits', () => {
  expect(securityCodeLength('3782')).toBe(4);
  expect(formatSecurityCode('12345', '4242')).toBe('123');
  expect(formatSecurityCode('12345', '3782')).toBe('1234');
});
