import { expect, test } from 'vitest';
import { conventionsOf } from './conventions.ts';

test('English is written as in the region of the reader, else day before month', () => {
  expect(conventionsOf('en', ['en-US', 'en'])).toBe('en-US');
  expect(conventionsOf('en', ['de-DE', 'en-AU'])).toBe('en-AU');
  expect(conventionsOf('en', ['es-ES', 'en'])).toBe('en-GB');
  expect(conventionsOf('en', [])).toBe('en-GB');
});

test('every other language is written as itself', () => {
  expect(conventionsOf('ar', ['ar-SA'])).toBe('ar');
  expect(conventionsOf('es-MX', ['es-ES'])).toBe('es-MX');
});
