import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  guessFormat,
  kindOfFormat,
  type ParsedWord,
  parseWords,
  serializeWords,
  type WordFormat,
  wordFormats,
} from './word-file-formats.ts';

const dictionaryWord = (word: string): ParsedWord => ({
  ...{ kind: 'dictionary', word, replacements: [], note: '', isExact: false },
});

/** One line of input that may contain characters with a special meaning in a format. */
const line = fc
  .array(
    fc.oneof(
      fc.constantFrom('#', '\\', '/', '*', '(?i)', '.', '=', '>', ',', ' ', 'po:', '12', 'ß', 'نص'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) =>
    parts
      .join('')
      .replaceAll(/\p{Cc}|[\u2028\u2029\uFEFF]/gu, '')
      .trim(),
  )
  .filter((text) => text !== '');

test.each(wordFormats)('words exported as %s are imported unchanged', (format) => {
  const word = fc
    .record({ word: line, replacements: fc.array(line), note: line, isExact: fc.boolean() })
    .map((given): ParsedWord => ({ ...given, kind: kindOfFormat[format] }));

  fc.assert(
    fc.property(fc.uniqueArray(word, { selector: ({ word: text }) => fold(text) }), (words) => {
      const carried = words.map((one) => keptByFormat(format, one));
      expect(parseWords(serializeWords(words, format), format)).toEqual({
        words: carried,
        skipped: [],
      });
    }),
  );
});

test('an exact rule and a rule that starts with the exact sign are different', () => {
  const { words } = parseWords('= /\n\\=/\n\\\\=/\n', 'rules');

  expect(words.map(({ word, isExact }) => [word, isExact])).toEqual([
    ['/', true],
    ['=/', false],
    ['\\=/', false],
  ]);
});

test('a file with arbitrary bytes is parsed without errors', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...wordFormats), (text, format) => {
      expect(parseWords(text, format).words.every((one) => one.word !== '')).toBe(true);
    }),
  );
});

test('the word count, flags and morphological fields of a Hunspell file are dropped', () => {
  const { words } = parseWords('3\nskerrick/SM\nhaar\tpo:noun\nand\\/or/X po:conj\n', 'dic');

  expect(words.map(({ word }) => word)).toEqual(['skerrick', 'haar', 'and/or']);
});

test('the header of a LibreOffice dictionary is skipped', () => {
  const text = 'OOoUserDict1\nlang: <none>\ntype: positive\n---\nsker=rick\nhaar==mist\n';

  expect(parseWords(text, 'dic').words.map(({ word }) => word)).toEqual(['skerrick', 'haar']);
});

test('words of a Vale vocabulary are imported and its patterns are reported as skipped', () => {
  const text = '# names\n(?i)node\\.js\nPh.D\n[Cc]olou?r\nskerrick\\b\n';

  expect(parseWords(text, 'accept')).toEqual({
    words: [dictionaryWord('node.js'), dictionaryWord('Ph.D')],
    skipped: ['[Cc]olou?r', 'skerrick\\b'],
  });
  expect(parseWords('(?i)utilize\nInternet', 'reject').words).toMatchObject([
    { kind: 'house-rule', word: 'utilize', isExact: false },
    { kind: 'house-rule', word: 'Internet', isExact: true },
  ]);
});

test('a word listed twice is imported once', () => {
  expect(parseWords('Haar\nhaar\n\n', 'list').words).toEqual([dictionaryWord('haar')]);
});

test.each<[string, string, WordFormat]>([
  ['en.dic', 'word', 'dic'],
  ['words.txt', '2\nhaar\nlee', 'dic'],
  ['Vocab/Base/accept.txt', 'haar', 'accept'],
  ['reject.txt', 'utilize', 'reject'],
  ['house.txt', 'e-mail > email', 'rules'],
  ['words.txt', 'haar\nlee', 'list'],
])('the format of %s is detected', (name, text, format) => {
  expect(guessFormat(name, text)).toBe(format);
});

/** The part of a word that a format can store. */
function keptByFormat(format: WordFormat, word: ParsedWord): ParsedWord {
  if (kindOfFormat[format] === 'dictionary') return dictionaryWord(word.word);

  return format === 'reject' ? { ...word, replacements: [], note: '' } : word;
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
