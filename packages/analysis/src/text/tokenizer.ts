import type { Language } from '../languages/language.ts';
import { segmentUnspaced } from '../languages/unspaced.ts';
import { hashStep, type Vocabulary } from '../vocabulary.ts';
import {
  apostrophe,
  classAt,
  classOf,
  connector,
  digit,
  hyphen,
  ideograph,
  isUpper,
  letter,
  mark,
  quote,
  space,
  surrogate,
} from './characters.ts';
import { type CodeUnits, classifyUnits } from './code-units.ts';
import { wordEnd } from './word-end.ts';
import { adjacentFlag, capitalFlag, type WordTable, wordStride } from './words.ts';

export type TokenizedText = {
  words: WordTable;
  /** Offsets of quotation marks, long dashes and apostrophes outside words. */
  quotes: readonly number[];
};

/** Receives the tokens of a text in order; `add` returns the end of the token. */
type TokenSink = { add(from: number, to: number): number };

/** Tokenizes a paragraph in one pass without allocating strings. */
export function tokenizeParagraph(
  text: string,
  vocabulary: Vocabulary,
  units = classifyUnits(text),
): TokenizedText {
  const table = new WordTableBuilder(text, units, vocabulary);
  const quotes = scanTokens({ text, units }, vocabulary.language, table);

  return { words: table.finish(), quotes };
}

/** Passes every token of a text to the sink; returns the offsets of quotation marks, long dashes and lone apostrophes. */
export function scanTokens(
  { text, units }: { text: string; units: CodeUnits },
  { hasElision, segment }: Pick<Language, 'hasElision' | 'segment'>,
  table: TokenSink,
): number[] {
  const { kinds, length } = units;
  const quotes: number[] = [];

  for (let index = 0; index < length; ) {
    let kind = kinds[index] ?? 0;
    if (kind === letter) {
      const end = letterRunEnd(units, index);
      if (isWordEnd(units, end)) index = table.add(index, end);
      else index = table.add(index, wordEnd(text, index, hasElision));
      continue;
    }
    if (kind === surrogate) kind = classAt(text, index);
    if (kind === letter || kind === digit) {
      const end = wordEnd(text, index, hasElision);
      index = table.add(index, segment ? chineseNumeralEnd(text, end) : end);
    } else if (kind === ideograph) {
      const end = ideographRunEnd(text, index);
      const isOrdinal =
        segment !== undefined && text[end - 1] === '第' && digitPattern.test(text[end] ?? '');
      const run = { from: index, to: isOrdinal ? end - 1 : end };
      for (const to of segmentUnspaced(text, run, segment)) index = table.add(index, to);
      if (isOrdinal)
        index = table.add(end - 1, chineseNumeralEnd(text, wordEnd(text, end, hasElision)));
    } else if (kind === quote || kind === apostrophe) {
      quotes.push(index++);
    } else {
      index++;
    }
  }

  return quotes;
}

/** End of a run of letters. */
function letterRunEnd({ kinds, length }: CodeUnits, from: number): number {
  let end = from + 1;
  while (end < length && kinds[end] === letter) end++;

  return end;
}

/** Whether the run of letters that ends at `end` is a whole word, judged by the next two units. */
function isWordEnd({ kinds, length }: CodeUnits, end: number): boolean {
  if (end >= length) return true;
  const kind = kinds[end] ?? 0;
  if (kind === digit || kind === mark || kind === surrogate) return false;
  if (kind !== connector && kind !== apostrophe && kind !== hyphen) return true;

  return end + 1 >= length || kinds[end + 1] === space || kinds[end + 1] === quote;
}

let cells = new Uint32Array(4096);

/** Words are hashed up to this length; longer words with the same start share an entry. */
const maxHashedUnits = 64;

/** Collects tokens in a buffer shared by all paragraphs and copies the finished table out of it. */
class WordTableBuilder {
  readonly #text: string;
  readonly #units: CodeUnits;
  readonly #vocabulary: Vocabulary;
  #length = 0;
  #lastEnd = -1;

  constructor(text: string, units: CodeUnits, vocabulary: Vocabulary) {
    this.#text = text;
    this.#units = units;
    this.#vocabulary = vocabulary;
  }

  /** Adds the token at `from..to`; returns its end. */
  add(from: number, to: number): number {
    const { lowered } = this.#units;
    const length = this.#length;
    if (length + wordStride > cells.length) cells = doubled(cells);
    const hashEnd = to - from > maxHashedUnits ? from + maxHashedUnits : to;
    let hash = 0;
    for (let index = from; index < hashEnd; index++) hash = hashStep(hash, lowered[index] ?? 0);

    const isClose = this.#isSpaceBefore(from);
    cells[length] = from;
    cells[length + 1] = to;
    cells[length + 2] = this.#vocabulary.entry(lowered, from, to, hash >>> 0);
    cells[length + 3] =
      (isUpper(this.#text.charCodeAt(from)) ? capitalFlag : 0) | (isClose ? adjacentFlag : 0);
    this.#length = length + wordStride;
    this.#lastEnd = to;

    return to;
  }

  finish(): WordTable {
    return cells.slice(0, this.#length);
  }

  /** One space, or a line break of hard-wrapped text with the spaces around it. */
  #isSpaceBefore(to: number): boolean {
    const { kinds } = this.#units;
    const from = this.#lastEnd;
    if (from < 0 || to === from || to - from > 4) return false;
    for (let index = from; index < to; index++) {
      if (kinds[index] !== space) return false;
    }

    return true;
  }
}

const digitPattern = /\p{Nd}/u;
const largeNumeralPattern = /(?<=\p{Nd})[百千]?[万亿萬億]+/uy;

/** End of a number followed by Chinese numerals: 20万, 4.5亿. */
function chineseNumeralEnd(text: string, end: number): number {
  largeNumeralPattern.lastIndex = end;

  return largeNumeralPattern.test(text) ? largeNumeralPattern.lastIndex : end;
}

function ideographRunEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const kind = classAt(text, end);
    if (kind !== ideograph && kind !== mark) break;
    end += widthAt(text, end);
  }

  return end;
}

function widthAt(text: string, index: number): number {
  return classOf(text.charCodeAt(index)) === surrogate ? 2 : 1;
}

function doubled(before: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const after = new Uint32Array(before.length * 2);
  after.set(before);

  return after;
}
