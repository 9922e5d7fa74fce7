import { expect, test } from 'vitest';
import { withFrenchOrdinal } from './french-ordinal.ts';

test('French uses an ordinal for the first of a month only', () => {
  expect(withFrenchOrdinal('mardi 1 décembre', 'fr')).toBe('mardi 1er décembre');
  expect(withFrenchOrdinal('1 sept. – 11 nov.', 'fr')).toBe('1er sept. – 11 nov.');
  expect(withFrenchOrdinal('1–11 sept.', 'fr')).toBe('1er–11 sept.');
  expect(withFrenchOrdinal('21 novembre à 14:01', 'fr')).toBe('21 novembre à 14:01');
});

test('other languages are unchanged', () => {
  expect(withFrenchOrdinal('1 December', 'en-GB')).toBe('1 December');
});
