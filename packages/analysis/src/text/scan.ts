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
import { type Units, unitsOf } from './units.ts';
import { wordEnd } from './word-end.ts';
import { followsClosely, isCapital, stride, type WordTable } from './words.ts';

export type Scanned = {
  words: WordTable;
  /** Where quotation marks, long dashes and apostrophes outside of words stand. */
  quotes: readonly number[];
};

/** Takes the words of a text one after the other; `add` answers with the end of the word. */
type WordSink = { add(from: number, to: number): number };

/** Finds the words of a paragraph in one pass, without making a string of any. */
export function scan(text: string, vocabulary: Vocabulary, units = unitsOf(text)): Scanned {
  const table = new Scratch(text, units, vocabulary);
  const quotes = scanWords({ text, units }, vocabulary.language, table);

  return { words: table.finish(), quotes };
}

/** Gives every word of a text to the sink; returns where quotation marks, long dashes and lone apostrophes stand. */
export function scanWords(
  { text, units }: { text: string; units: Units },
  { elides, cut }: Pick<Language, 'elides' | 'cut'>,
  table: WordSink,
): number[] {
  const { kinds, length } = units;
  const quotes: number[] = [];

  for (let index = 0; index < length; ) {
    let kind = kinds[index] ?? 0;
    if (kind === letter) {
      const end = plainEnd(units, index);
      if (isWordEnd(units, end)) index = table.add(index, end);
      else index = table.add(index, wordEnd(text, index, elides));
      continue;
    }
    if (kind === surrogate) kind = classAt(text, index);
    if (kind === letter || kind === digit) {
      const end = wordEnd(text, index, elides);
      index = table.add(index, cut ? countedEnd(text, end) : end);
    } else if (kind === ideograph) {
      const end = ideographsEnd(text, index);
      const isOrdinal =
        cut !== undefined && text[end - 1] === '第' && isFigure.test(text[end] ?? '');
      const run = { from: index, to: isOrdinal ? end - 1 : end };
      for (const to of segmentUnspaced(text, run, cut)) index = table.add(index, to);
      if (isOrdinal) index = table.add(end - 1, countedEnd(text, wordEnd(text, end, elides)));
    } else if (kind === quote || kind === apostrophe) {
      quotes.push(index++);
    } else {
      index++;
    }
  }

  return quotes;
}

/** Where a run of letters ends. */
function plainEnd({ kinds, length }: Units, from: number): number {
  let end = from + 1;
  while (end < length && kinds[end] === letter) end++;

  return end;
}

/** Whether the run of letters that ends at `end` is a whole word, by the two units behind it. */
function isWordEnd({ kinds, length }: Units, end: number): boolean {
  if (end >= length) return true;
  const kind = kinds[end] ?? 0;
  if (kind === digit || kind === mark || kind === surrogate) return false;
  if (kind !== connector && kind !== apostrophe && kind !== hyphen) return true;

  return end + 1 >= length || kinds[end + 1] === space || kinds[end + 1] === quote;
}

let cells = new Uint32Array(4096);

/** Units beyond which two words are not told apart by their hash. */
const longestHashed = 64;

/** Collects words in memory that all paragraphs share, and cuts the finished table out of it. */
class Scratch {
  readonly #text: string;
  readonly #units: Units;
  readonly #vocabulary: Vocabulary;
  #length = 0;
  #lastEnd = -1;

  constructor(text: string, units: Units, vocabulary: Vocabulary) {
    this.#text = text;
    this.#units = units;
    this.#vocabulary = vocabulary;
  }

  /** Takes the word at `from..to`; answers with its end. */
  add(from: number, to: number): number {
    const { lowered } = this.#units;
    const length = this.#length;
    if (length + stride > cells.length) cells = doubled(cells);
    const hashed = to - from > longestHashed ? from + longestHashed : to;
    let hash = 0;
    for (let index = from; index < hashed; index++) hash = hashStep(hash, lowered[index] ?? 0);

    const isClose = this.#isSpaceBefore(from);
    cells[length] = from;
    cells[length + 1] = to;
    cells[length + 2] = this.#vocabulary.entry(lowered, from, to, hash >>> 0);
    cells[length + 3] =
      (isUpper(this.#text.charCodeAt(from)) ? isCapital : 0) | (isClose ? followsClosely : 0);
    this.#length = length + stride;
    this.#lastEnd = to;

    return to;
  }

  finish(): WordTable {
    return cells.slice(0, this.#length);
  }

  /** One space, or the line break of a text wrapped by hand with the spaces about it. */
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

const isFigure = /\p{Nd}/u;
const tensOfThousands = /(?<=\p{Nd})[百千]?[万亿萬億]+/uy;

/** Where a number ends that Chinese counts on with its own figures: 20万, 4.5亿. */
function countedEnd(text: string, end: number): number {
  tensOfThousands.lastIndex = end;

  return tensOfThousands.test(text) ? tensOfThousands.lastIndex : end;
}

function ideographsEnd(text: string, from: number): number {
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
