import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { pseudoLocalize } from './vite-pseudo.ts';

test('a message becomes longer, accented and bracketed', () => {
  expect(pseudoLocalize('Save the text')).toBe('[Šàvé ťhé ťéxť ·····]');
});

test('arguments, tags and plural forms are unchanged', () => {
  const text = pseudoLocalize('<b>{n, plural, one {# text} other {# texts}}</b> in {place}');

  expect(text).toContain('<b>{n,plural,');
  expect(text).toContain('{# ťéxťš}');
  expect(text).toContain('{place}');
  expect(() => parse(text)).not.toThrow();
});
