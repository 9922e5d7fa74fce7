import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { pseudo } from './vite-pseudo.ts';

test('a text is longer, marked and in brackets', () => {
  expect(pseudo('Save the text')).toBe('[Šàvé ťhé ťéxť ·····]');
});

test('arguments, tags and the forms of a count stay what they are', () => {
  const text = pseudo('<b>{n, plural, one {# text} other {# texts}}</b> in {place}');

  expect(text).toContain('<b>{n,plural,');
  expect(text).toContain('{# ťéxťš}');
  expect(text).toContain('{place}');
  expect(() => parse(text)).not.toThrow();
});
