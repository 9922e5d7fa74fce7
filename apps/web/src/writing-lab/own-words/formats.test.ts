import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  guessFormat,
  kindOfFormat,
  type ReadWord,
  readWords,
  type WordFormat,
  wordFormats,
  writeWords,
} from './formats.ts';

const right = (word: string): ReadWord => ({
  ...{ kind: 'dictionary', word, replacements: [], note: '', isExact: false },
});

/** One line that somebody could write, with the signs that the formats use for themselves. */
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

test.each(wordFormats)('what goes out as %s comes in as it was', (format) => {
  const word = fc
    .record({ word: line, replacements: fc.array(line), note: line, isExact: fc.boolean() })
    .map((given): ReadWord => ({ ...given, kind: kindOfFormat[format] }));

  fc.assert(
    fc.property(fc.uniqueArray(word, { selector: ({ word: text }) => fold(text) }), (words) => {
      const carried = words.map((one) => carriedBy(format, one));
      expect(readWords(writeWords(words, format), format)).toEqual({ words: carried, skipped: [] });
    }),
  );
});

test('an exact rule and one for a word that begins with the sign of it are two', () => {
  const { words } = readWords('= /\n\\=/\n\\\\=/\n', 'rules');

  expect(words.map(({ word, isExact }) => [word, isExact])).toEqual([
    ['/', true],
    ['=/', false],
    ['\\=/', false],
  ]);
});

test('a file of any bytes is read without a failure', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...wordFormats), (text, format) => {
      expect(readWords(text, format).words.every((one) => one.word !== '')).toBe(true);
    }),
  );
});

test('a list of Hunspell loses its count, its flags and what is said of forms', () => {
  const { words } = readWords('3\nskerrick/SM\nhaar\tpo:noun\nand\\/or/X po:conj\n', 'dic');

  expect(words.map(({ word }) => word)).toEqual(['skerrick', 'haar', 'and/or']);
});

test('a list of LibreOffice is read below its head', () => {
  const text = 'OOoUserDict1\nlang: <none>\ntype: positive\n---\nsker=rick\nhaar==mist\n';

  expect(readWords(text, 'dic').words.map(({ word }) => word)).toEqual(['skerrick', 'haar']);
});

test('of a vocabulary of Vale the words are taken, and the patterns told', () => {
  const text = '# names\n(?i)node\\.js\nPh.D\n[Cc]olou?r\nskerrick\\b\n';

  expect(readWords(text, 'accept')).toEqual({
    words: [right('node.js'), right('Ph.D')],
    skipped: ['[Cc]olou?r', 'skerrick\\b'],
  });
  expect(readWords('(?i)utilize\nInternet', 'reject').words).toMatchObject([
    { kind: 'house-rule', word: 'utilize', isExact: false },
    { kind: 'house-rule', word: 'Internet', isExact: true },
  ]);
});

test('a word that stands twice is one', () => {
  expect(readWords('Haar\nhaar\n\n', 'list').words).toEqual([right('haar')]);
});

test.each<[string, string, WordFormat]>([
  ['en.dic', 'word', 'dic'],
  ['words.txt', '2\nhaar\nlee', 'dic'],
  ['Vocab/Base/accept.txt', 'haar', 'accept'],
  ['reject.txt', 'utilize', 'reject'],
  ['house.txt', 'e-mail > email', 'rules'],
  ['words.txt', 'haar\nlee', 'list'],
])('%s is taken for what it is', (name, text, format) => {
  expect(guessFormat(name, text)).toBe(format);
});

/** What a format has room for. */
function carriedBy(format: WordFormat, word: ReadWord): ReadWord {
  if (kindOfFormat[format] === 'dictionary') return right(word.word);

  return format === 'reject' ? { ...word, replacements: [], note: '' } : word;
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
