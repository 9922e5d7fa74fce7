import { locales as contractLocales } from '@longhand/contract/values';
import { expect, test } from 'vitest';
import { directionOf, locales, matchLocale } from './locales.ts';
import { readTexts } from './node.ts';

test('the languages are those of the contract', () => {
  expect([...locales].sort()).toEqual([...contractLocales].sort());
});

test.each(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yi', 'fa-IR'])(
  '%s is written from right to left',
  (language) => {
    expect(directionOf(language)).toBe('rtl');
  },
);

test.each(['en', 'es-MX', 'zh-CN', 'art', ''])('%s is written from left to right', (language) => {
  expect(directionOf(language)).toBe('ltr');
});

test('the first wanted language that there is decides', () => {
  expect(matchLocale(['pt-BR', 'fr-CA', 'en'])).toBe('fr');
  expect(matchLocale(['es-mx'])).toBe('es-MX');
  expect(matchLocale(['es-AR'])).toBe('es');
  expect(matchLocale(['zh-TW'])).toBe('zh-CN');
  expect(matchLocale(['sv'])).toBeUndefined();
});

test('Mexican Spanish is Spanish but for what it says its own way', () => {
  const general = readTexts('es', 'ui');
  const mexican = readTexts('es-MX', 'ui');

  expect(mexican['close']).toBe(general['close']);
  expect(mexican['error']).not.toEqual(general['error']);
});

test('a slice without texts is an error', () => {
  expect(() => readTexts('en', 'nowhere')).toThrow('nowhere');
});
