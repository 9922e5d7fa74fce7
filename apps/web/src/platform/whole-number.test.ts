import { expect, test } from 'vitest';
import { readWholeNumber } from './whole-number.ts';

test('a plain number is parsed', () => {
  expect(readWholeNumber('250')).toBe(250);
  expect(readWholeNumber(' 0 ')).toBe(0);
  expect(readWholeNumber('-120')).toBe(-120);
  expect(readWholeNumber('−120')).toBe(-120);
});

test('thousands separators of each language are accepted', () => {
  for (const text of ['50,000', '50.000', '50 000', '50\u202f000', '50’000', '٥٠٬٠٠٠']) {
    expect(readWholeNumber(text), text).toBe(50_000);
  }
  expect(readWholeNumber('1.250.000')).toBe(1_250_000);
});

test('Arabic, Persian and full-width digits are accepted', () => {
  expect(readWholeNumber('٢٥٠')).toBe(250);
  expect(readWholeNumber('۲۵۰')).toBe(250);
  expect(readWholeNumber('２５０')).toBe(250);
});

test('anything else is undefined', () => {
  for (const text of [
    '',
    '1.5',
    '2,50',
    '1,2,3',
    '12 words',
    'many',
    '1.250,000',
    '1e3',
    '9'.repeat(20),
  ]) {
    expect(readWholeNumber(text), text).toBeUndefined();
  }
});
