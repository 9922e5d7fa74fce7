import { houseRulesFromText, houseRulesToText } from '@longhand/analysis';
import { ownWordKey } from '@longhand/contract/own-word-key';
import type { OwnWord, OwnWordKind } from '@longhand/contract/own-words';

/**
 * The import and export formats of own words: one word per line, a Hunspell dictionary, the two lists of a Vale vocabulary, and house
 * rules, one per line.
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

/** A word as parsed from a file. */
export type ParsedWord = Pick<OwnWord, 'kind' | 'word' | 'replacements' | 'note' | 'isExact'>;

/** The distinct words of a file and the lines that could not be parsed. */
export type ParsedWordFile = { words: readonly ParsedWord[]; skipped: readonly string[] };

/** Detects the format by file name and first line. */
export function guessFormat(name: string, text: string): WordFormat {
  const file = name.toLowerCase();
  const [first = ''] = text.split(/\r?\n/, 1);
  if (file.endsWith('.dic') || /^\uFEFF?(\d+|OOoUserDict1)\s*$/.test(first)) return 'dic';
  if (/\baccept\.txt$/.test(file)) return 'accept';
  if (/\breject\.txt$/.test(file)) return 'reject';

  return / > /.test(text) ? 'rules' : 'list';
}

export function parseWords(text: string, format: WordFormat): ParsedWordFile {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim());
  const words = new Map<string, ParsedWord>();
  const skipped: string[] = [];
  const content = format === 'dic' ? withoutHeader(lines) : lines;
  for (const line of content.filter((one) => one !== '')) {
    if (format !== 'dic' && line.startsWith('#')) continue;
    const read = lineParsers[format](line);
    if (read === null) skipped.push(line);
    else words.set(ownWordKey({ ...read, rule: '' }), read);
  }

  return { words: [...words.values()], skipped };
}

/** Serializes words in a format. Vale lists cannot store replacements. */
export function serializeWords(words: readonly ParsedWord[], format: WordFormat): string {
  const lines = words
    .filter(({ kind }) => kind === kindOfFormat[format])
    .map((word) => lineSerializers[format](word));

  return [...(format === 'dic' ? [String(lines.length)] : []), ...lines, ''].join('\n');
}

const dictionaryWord = (word: string): ParsedWord | null =>
  word === '' ? null : { kind: 'dictionary', word, replacements: [], note: '', isExact: false };

const lineParsers: Record<WordFormat, (line: string) => ParsedWord | null> = {
  list: (line) => dictionaryWord(line.replace(/^\\(?=[\\#])/, '')),

  /** Drops the flags and morphological fields. */
  dic(line) {
    const [word = ''] = line.includes('\t') ? line.split('\t') : line.split(/\s+(?=[a-z]{2}:)/);
    const [stem = ''] = word.split(/(?<!\\)\//);

    return dictionaryWord(stem.replaceAll('\\/', '/').trim());
  },

  accept(line) {
    const word = wordFromPattern(line);

    return word === null ? null : dictionaryWord(word.word);
  },

  rules(line) {
    const [rule] = houseRulesFromText(line);
    if (rule === undefined) return null;
    const { find: word, replacements, note = '', isExact = false } = rule;

    return { kind: 'house-rule', word, replacements: [...replacements], note, isExact };
  },

  reject(line) {
    const read = wordFromPattern(line);

    return read && { ...read, kind: 'house-rule', replacements: [], note: '' };
  },
};

const lineSerializers: Record<WordFormat, (word: ParsedWord) => string> = {
  list: ({ word }) => word.replace(/^[\\#]/, '\\$&'),
  dic({ word }) {
    const stem = word.replaceAll('/', '\\/');

    return /\s[a-z]{2}:/.test(stem) ? `${stem}\tst:${stem}` : stem;
  },
  accept: ({ word }) => `(?i)${toPattern(word)}`,
  rules: ({ word: find, replacements, note, isExact }) =>
    houseRulesToText([{ find, replacements, note, isExact }]),
  reject: ({ word, isExact }) => `${isExact ? '' : '(?i)'}${toPattern(word)}`,
};

/** A Hunspell file starts with its word count, a LibreOffice file with header lines. */
function withoutHeader(lines: readonly string[]): readonly string[] {
  const [first = ''] = lines;
  if (first !== 'OOoUserDict1') return /^\d+$/.test(first) ? lines.slice(1) : lines;

  return lines
    .slice(lines.indexOf('---') + 1)
    .map((line) => (line.split('==')[0] ?? '').replaceAll('=', ''));
}

/** Vale lines are regular expressions. Only those that match a single literal word are imported; an unescaped dot is taken literally. */
function wordFromPattern(line: string): { word: string; isExact: boolean } | null {
  const isExact = !line.startsWith('(?i)');
  const pattern = isExact ? line : line.slice(4);
  const bare = pattern.replaceAll(/\\[^\p{L}\p{N}]/gu, '');
  if (/[[\](){}*+?^$|\\]/.test(bare)) return null;
  const word = pattern.replaceAll(/\\([^\p{L}\p{N}])/gu, '$1').trim();

  return word === '' ? null : { word, isExact };
}

function toPattern(word: string): string {
  return word.replaceAll(/[[\](){}*+?^$|\\.#]/g, '\\$&');
}
