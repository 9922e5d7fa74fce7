import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../every-language.ts';
import type { LanguageCode } from '../options.ts';
import { searchParts } from './search-parts.ts';
import { matchesQuery, parseSearchQuery } from './search-query.ts';
import { searchTerms } from './search-terms.ts';

function finds(search: string, text: string, language: LanguageCode): boolean {
  return matchesQuery(parseSearchQuery(search), searchTerms(text, language), text);
}

describe('a search finds', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'lant', 'A lantern stood in the window.'],
    ['en', 'walking', 'She walked home.'],
    ['en', 'WINDOW lantern', 'A lantern stood in the window.'],
    ['es', 'arbol', 'El árbol cayó en la noche.'],
    ['es', 'noches', 'El árbol cayó en la noche.'],
    ['fr', 'etoile', 'Voilà l’étoile.'],
    ['fr', 'coeur', 'Le cœur bat.'],
    ['de', 'strasse', 'Die Straße war leer.'],
    ['de', 'Häuser', 'Das Haus und viele Häuser.'],
    ['ar', 'البحر', 'هَدَأَ البَحْرُ عند المساء.'],
    ['ar', 'اول', 'في أوّل الليل'],
    ['zh', '沿着岸', '潮水退了，她沿着岸走。'],
    ['zh', '走', '潮水退了，她沿着岸走。'],
    ['und', 'fjord', 'Ved Fjorden.'],
  ])('in %s: %s', (language, search, text) => {
    expect(finds(search, text, language)).toBe(true);
  });
});

describe('a search does not find', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'lantern door', 'A lantern stood in the window.'],
    ['en', 'antern', 'A lantern stood in the window.'],
    ['en', 'other', 'An odd text.'],
    ['zh', '岸沿', '潮水退了，她沿着岸走。'],
    ['ar', 'الجبل', 'هدأ البحر عند المساء.'],
  ])('in %s: %s', (language, search, text) => {
    expect(finds(search, text, language)).toBe(false);
  });
});

test('quoted phrases match literally', () => {
  expect(finds('“slack water”', 'It was slack water at nine.', 'en')).toBe(true);
  expect(finds('"water slack"', 'It was slack water at nine.', 'en')).toBe(false);
});

test('symbols without a word match literally', () => {
  expect(finds('%', '100% sure', 'en')).toBe(true);
  expect(finds('%', 'sure', 'en')).toBe(false);
});

test('the parts of a text have the terms of the whole, and an edit changes few of them', () => {
  const lines = Array.from(
    { length: 4_000 },
    (_, n) => `Line ${n} of the tide book, word${n % 977}.`,
  );
  const before = searchParts(lines.join('\n'), 'en');
  const whole = searchTerms(lines.join('\n'), 'en');
  expect(new Set(before.flatMap(({ terms }) => terms))).toEqual(whole);

  lines[2_000] = 'Something else stood here.';
  const kept = new Set(before.map(({ digest }) => digest));
  const changed = searchParts(lines.join('\n'), 'en').filter(({ digest }) => !kept.has(digest));
  expect(before.length).toBeGreaterThan(8);
  expect(changed.length).toBeLessThanOrEqual(2);
});

test('a text without spaces or line breaks is split too', () => {
  expect(searchParts('墨'.repeat(200_000), 'zh').length).toBeGreaterThan(0);
  expect(searchParts('a'.repeat(200_000), 'en').length).toBeGreaterThan(1);
});

test('any input can be parsed and has valid terms', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      for (const text of [one, other]) {
        for (const term of searchTerms(text, 'ar')) expect(term).not.toBe('');
        expect(() => parseSearchQuery(text)).not.toThrow();
      }
    }),
  );
});

test('joining characters are not words and match literally', () => {
  expect(parseSearchQuery('👩‍👩‍👧')).toEqual({ all: [], phrases: ['👩‍👩‍👧'] });
  expect(parseSearchQuery('tide 👩‍👩').all).toHaveLength(1);
});

test('an apostrophe ends a word, straight or typographic', () => {
  const isFoundIn = (text: string, search: string) =>
    matchesQuery(parseSearchQuery(search), new Set(searchTerms(text, 'en')), text);

  expect(isFoundIn('I don’t know.', "don't")).toBe(true);
  expect(isFoundIn('The donkey took the train.', "don't")).toBe(false);
  expect(isFoundIn('I don’t know.', `"don't know"`)).toBe(true);
  expect(isFoundIn('Elle boit l’eau.', "l'ea")).toBe(true);
});
