import { segmentUnspaced } from '../languages/unspaced.ts';
import { hashStep, type Vocabulary } from '../vocabulary.ts';
import {
  apostrophe,
  classAt,
  classOf,
  digit,
  ideograph,
  isUpper,
  letter,
  lowerOf,
  mark,
  quote,
  space,
  surrogate,
} from './characters.ts';
import { wordEnd } from './word-end.ts';
import { followsClosely, isCapital, stride, type WordTable } from './words.ts';

export type Scanned = {
  words: WordTable;
  /** Where quotation marks, long dashes and apostrophes outside of words stand. */
  quotes: readonly number[];
};

/** Finds the words of a paragraph in one pass, without making a string of any. */
export function scan(text: string, vocabulary: Vocabulary): Scanned {
  const { elides } = vocabulary.language;
  const quotes: number[] = [];
  const table = new Scratch(text, vocabulary);

  for (let index = 0; index < text.length; ) {
    let kind = classOf(text.charCodeAt(index));
    if (kind === surrogate) kind = classAt(text, index);
    if (kind === space) {
      index++;
    } else if (kind === letter || kind === digit) {
      const end = wordEnd(text, index, elides);
      table.add(index, end);
      index = end;
    } else if (kind === ideograph) {
      const end = ideographsEnd(text, index);
      for (const to of segmentUnspaced(text, index, end)) {
        table.add(index, to);
        index = to;
      }
    } else if (kind === quote || kind === apostrophe) {
      quotes.push(index++);
    } else {
      index++;
    }
  }

  return { words: table.finish(), quotes };
}

let cells = new Uint32Array(4096);

/** Collects words in memory that all paragraphs share, and cuts the finished table out of it. */
class Scratch {
  readonly #text: string;
  readonly #vocabulary: Vocabulary;
  #length = 0;
  #lastEnd = -1;

  constructor(text: string, vocabulary: Vocabulary) {
    this.#text = text;
    this.#vocabulary = vocabulary;
  }

  add(from: number, to: number): void {
    const text = this.#text;
    const length = this.#length;
    if (length + stride > cells.length) cells = doubled(cells);
    const isClose = isSpaceBetween(text, this.#lastEnd, from);
    cells[length] = from;
    cells[length + 1] = to;
    cells[length + 2] = this.#vocabulary.entry(text, from, to, hashOf(text, from, to));
    cells[length + 3] =
      (isUpper(text.charCodeAt(from)) ? isCapital : 0) | (isClose ? followsClosely : 0);
    this.#length = length + stride;
    this.#lastEnd = to;
  }

  finish(): WordTable {
    return cells.slice(0, this.#length);
  }
}

/** One space, or the line break of a text wrapped by hand with the spaces about it. */
function isSpaceBetween(text: string, from: number, to: number): boolean {
  if (from < 0 || to === from || to - from > 4) return false;
  for (let index = from; index < to; index++) {
    if (classOf(text.charCodeAt(index)) !== space) return false;
  }

  return true;
}

function hashOf(text: string, from: number, to: number): number {
  const end = Math.min(to, from + 64);
  let hash = 0;
  for (let index = from; index < end; index++) {
    hash = hashStep(hash, lowerOf(text.charCodeAt(index)));
  }

  return hash >>> 0;
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
