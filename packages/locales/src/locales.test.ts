import { locales as contractLocales } from '@longhand/contract/values';
import { expect, test } from 'vitest';
import { locales, matchLocale, textDirection } from './locales.ts';
import { readMessages } from './node.ts';

test('the locales match those of the contract', () => {
  expect([...locales].sort()).toEqual([...contractLocales].sort());
});

test.each(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yi', 'fa-IR'])(
  '%s is written from right to left',
  (language) => {
    expect(textDirection(language)).toBe('rtl');
  },
);

test.each(['en', 'es-MX', 'zh-CN', 'art', ''])('%s is written from left to right', (language) => {
  expect(textDirection(language)).toBe('ltr');
});

test('the first supported language in the list is used', () => {
  expect(matchLocale(['pt-BR', 'fr-CA', 'en'])).toBe('fr');
  expect(matchLocale(['es-mx'])).toBe('es-MX');
  expect(matchLocale(['es-AR'])).toBe('es');
  expect(matchLocale(['zh-TW'])).toBe('zh-CN');
  expect(matchLocale(['sv'])).toBeUndefined();
});

test('Mexican Spanish overrides single messages of Spanish', () => {
  const general = readMessages('es', 'ui');
  const mexican = readMessages('es-MX', 'ui');

  expect(mexican['close']).toBe(general['close']);
  expect(mexican['error']).not.toEqual(general['error']);
});

test('a slice without messages is an error', () => {
  expect(() => readMessages('en', 'nowhere')).toThrow('nowhere');
});
