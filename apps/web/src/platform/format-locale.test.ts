import { expect, test } from 'vitest';
import { formatLocaleOf } from './format-locale.ts';

test('English uses the region of the browser, otherwise en-US', () => {
  expect(formatLocaleOf('en', ['en-GB', 'en'])).toBe('en-GB');
  expect(formatLocaleOf('en', ['de-DE', 'en-AU'])).toBe('en-AU');
  expect(formatLocaleOf('en', ['es-ES', 'en'])).toBe('en-US');
  expect(formatLocaleOf('en', [])).toBe('en-US');
});

test('other languages use their own locale', () => {
  expect(formatLocaleOf('ar', ['ar-SA'])).toBe('ar');
  expect(formatLocaleOf('es-MX', ['es-ES'])).toBe('es-MX');
});
