import { expect, test } from 'vitest';
import { firstOfMonth } from './first-of-month.ts';

test('French counts the first of a month, and no other day', () => {
  expect(firstOfMonth('mardi 1 décembre', 'fr')).toBe('mardi 1er décembre');
  expect(firstOfMonth('1 sept. – 11 nov.', 'fr')).toBe('1er sept. – 11 nov.');
  expect(firstOfMonth('1–11 sept.', 'fr')).toBe('1er–11 sept.');
  expect(firstOfMonth('21 novembre à 14:01', 'fr')).toBe('21 novembre à 14:01');
});

test('other languages stay as they are', () => {
  expect(firstOfMonth('1 December', 'en-GB')).toBe('1 December');
});
