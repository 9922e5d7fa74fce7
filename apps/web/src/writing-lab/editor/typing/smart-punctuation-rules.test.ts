import type { LanguageCode } from '@longhand/analysis';
import { describe, expect, test } from 'vitest';
import { replaceTypedCharacter } from './smart-punctuation-rules.ts';

describe('quotation marks', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', '"Wait," she said. "Not yet."', '“Wait,” she said. “Not yet.”'],
    ['en', '("Wait")', '(“Wait”)'],
    ['en', '*"Wait"* and **"go"**', '*“Wait”* and **“go”**'],
    ['en', '"He said \'now\' twice."', '“He said ‘now’ twice.”'],
    ['fr', '"Bonjour", dit-elle.', '«\u202fBonjour\u202f», dit-elle.'],
    ['fr', '"Bonjour "', '«\u202fBonjour\u202f»'],
    ['de', '"Warte", sagte sie. "Noch nicht."', '„Warte“, sagte sie. „Noch nicht.“'],
    ['de', "'Warte'", '‚Warte‘'],
    ['es', '"Espera", dijo.', '«Espera», dijo.'],
    ['ar', 'قالت: "انتظر".', 'قالت: «انتظر».'],
    ['zh', '他说:"等一下。"她没有等。"走吧。"', '他说:“等一下。”她没有等。“走吧。”'],
  ])('are replaced as typed in %s: %s', (language, keys, text) => {
    expect(type(keys, language)).toBe(text);
  });

  test('Spanish text with curly quotation marks keeps using them', () => {
    expect(type('"Espera", dijo.', 'es', true)).toBe('“Espera”, dijo.');
  });

  test.each<[string, string]>([
    ['a board of 6" by 4"', 'a board of 6" by 4"'],
    ['`say "no"` and "yes"', '`say "no"` and “yes”'],
    ['<a href="x">', '<a href="x">'],
  ])('quotes stay as typed in measurements, code and markup: %s', (keys, text) => {
    expect(type(keys, 'en')).toBe(text);
  });
});

describe('apostrophes', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', "It's the sailors' boat.", 'It’s the sailors’ boat.'],
    ['en', "'Tis late, and 'twas cold.", '’Tis late, and ’twas cold.'],
    ['en', "rock 'n' roll", 'rock ’n’ roll'],
    ['en', "Tell 'em, in the '90s.", 'Tell ’em, in the ’90s.'],
    ['en', "'Tell me,' he said.", '‘Tell me,’ he said.'],
    ['fr', "l'eau d'hier", 'l’eau d’hier'],
    ['de', "Wie geht's?", 'Wie geht’s?'],
  ])('are replaced as typed in %s: %s', (language, keys, text) => {
    expect(type(keys, language)).toBe(text);
  });
});

describe('dashes and ellipses', () => {
  test.each<[LanguageCode, string, string]>([
    ['en', 'The quay--empty now', 'The quay—empty now'],
    ['en', 'The quay -- empty', 'The quay – empty'],
    ['en', 'The quay --- empty', 'The quay — empty'],
    ['en', '---', '---'],
    ['fr', '-- Bonjour, dit-elle.', '— Bonjour, dit-elle.'],
    ['es', '--Espera --dijo--.', '—Espera —dijo—.'],
    ['de', 'Der Kai -- leer', 'Der Kai – leer'],
    ['zh', '码头--空了', '码头——空了'],
    ['en', 'Well... no', 'Well… no'],
    ['en', 'well-known', 'well-known'],
    ['zh', '等等...', '等等……'],
    ['en', '<!-- note -->', '<!-- note -->'],
  ])('are replaced as typed in %s: %s', (language, keys, text) => {
    expect(type(keys, language)).toBe(text);
  });
});

/** The text after typing these characters one by one. */
function type(keys: string, language: LanguageCode, hasHighQuotes = false): string {
  let text = '';
  for (const character of keys) {
    const step = /["'.\-\s,;:!?—]/.test(character)
      ? replaceTypedCharacter({ before: text, character, after: '', language, hasHighQuotes })
      : null;
    text = step ? text.slice(0, text.length - step.length) + step.insert : text + character;
  }

  return text;
}
