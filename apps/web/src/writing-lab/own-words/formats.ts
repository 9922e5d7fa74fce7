import { houseRulesFromText, houseRulesToText } from '@longhand/analysis';
import { ownWordKey } from '@longhand/contract/own-word-key';
import type { OwnWord, OwnWordKind } from '@longhand/contract/own-words';

/**
 * What own words go out and come in as: a word a line, a list of Hunspell, the two lists of a vocabulary of Vale, and house
 * rules a line each.
 */
export const wordFormats = ['list', 'dic', 'accept', 'rules', 'reject'] as const;
export type WordFormat = (typeof wordFormats)[number];

export const kindOfFormat = {
  list: 'dictionary',
  dic: 'dictionary',
  accept: 'dictionary',
  rules: 'house-rule',
  reject: 'house-rule',
} as const satisfies Record<WordFormat, OwnWordKind>;

/** What a file says of a word. */
export type ReadWord = Pick<OwnWord, 'kind' | 'word' | 'replacements' | 'note' | 'isExact'>;

/** The words of a file, each once, and the lines of it that are none. */
export type ReadFile = { words: readonly ReadWord[]; skipped: readonly string[] };

/** Which format a file is in, by its name and its first line. */
export function guessFormat(name: string, text: string): WordFormat {
  const file = name.toLowerCase();
  const [first = ''] = text.split(/\r?\n/, 1);
  if (file.endsWith('.dic') || /^\uFEFF?(\d+|OOoUserDict1)\s*$/.test(first)) return 'dic';
  if (/\baccept\.txt$/.test(file)) return 'accept';
  if (/\breject\.txt$/.test(file)) return 'reject';

  return / > /.test(text) ? 'rules' : 'list';
}

export function readWords(text: string, format: WordFormat): ReadFile {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim());
  const words = new Map<string, ReadWord>();
  const skipped: string[] = [];
  const content = format === 'dic' ? withoutHead(lines) : lines;
  for (const line of content.filter((one) => one !== '')) {
    if (format !== 'dic' && line.startsWith('#')) continue;
    const read = readers[format](line);
    if (read === null) skipped.push(line);
    else words.set(ownWordKey({ ...read, rule: '' }), read);
  }

  return { words: [...words.values()], skipped };
}

/** The words as a file of that format; Vale has no room for what to write instead. */
export function writeWords(words: readonly ReadWord[], format: WordFormat): string {
  const lines = words
    .filter(({ kind }) => kind === kindOfFormat[format])
    .map((word) => writers[format](word));

  return [...(format === 'dic' ? [String(lines.length)] : []), ...lines, ''].join('\n');
}

const right = (word: string): ReadWord | null =>
  word === '' ? null : { kind: 'dictionary', word, replacements: [], note: '', isExact: false };

const readers: Record<WordFormat, (line: string) => ReadWord | null> = {
  list: (line) => right(line.replace(/^\\(?=[\\#])/, '')),

  /** Without the flags and what is said of the word's form. */
  dic(line) {
    const [word = ''] = line.includes('\t') ? line.split('\t') : line.split(/\s+(?=[a-z]{2}:)/);
    const [stem = ''] = word.split(/(?<!\\)\//);

    return right(stem.replaceAll('\\/', '/').trim());
  },

  accept(line) {
    const word = wordOfPattern(line);

    return word === null ? null : right(word.word);
  },

  rules(line) {
    const [rule] = houseRulesFromText(line);
    if (rule === undefined) return null;
    const { find: word, replacements, note = '', isExact = false } = rule;

    return { kind: 'house-rule', word, replacements: [...replacements], note, isExact };
  },

  reject(line) {
    const read = wordOfPattern(line);

    return read && { ...read, kind: 'house-rule', replacements: [], note: '' };
  },
};

const writers: Record<WordFormat, (word: ReadWord) => string> = {
  list: ({ word }) => word.replace(/^[\\#]/, '\\$&'),
  dic({ word }) {
    const stem = word.replaceAll('/', '\\/');

    return /\s[a-z]{2}:/.test(stem) ? `${stem}\tst:${stem}` : stem;
  },
  accept: ({ word }) => `(?i)${asPattern(word)}`,
  rules: ({ word: find, replacements, note, isExact }) =>
    houseRulesToText([{ find, replacements, note, isExact }]),
  reject: ({ word, isExact }) => `${isExact ? '' : '(?i)'}${asPattern(word)}`,
};

/** A list of Hunspell begins with how many words it has, one of LibreOffice with lines about itself. */
function withoutHead(lines: readonly string[]): readonly string[] {
  const [first = ''] = lines;
  if (first !== 'OOoUserDict1') return /^\d+$/.test(first) ? lines.slice(1) : lines;

  return lines
    .slice(lines.indexOf('---') + 1)
    .map((line) => (line.split('==')[0] ?? '').replaceAll('=', ''));
}

/** The lines of Vale are patterns. Those that stand for one word are taken; a point in a word is meant as one. */
function wordOfPattern(line: string): { word: string; isExact: boolean } | null {
  const isExact = !line.startsWith('(?i)');
  const pattern = isExact ? line : line.slice(4);
  const bare = pattern.replaceAll(/\\[^\p{L}\p{N}]/gu, '');
  if (/[[\](){}*+?^$|\\]/.test(bare)) return null;
  const word = pattern.replaceAll(/\\([^\p{L}\p{N}])/gu, '$1').trim();

  return word === '' ? null : { word, isExact };
}

function asPattern(word: string): string {
  return word.replaceAll(/[[\](){}*+?^$|\\.#]/g, '\\$&');
}
