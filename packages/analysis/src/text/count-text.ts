import { neededLanguage } from '../languages/languages.ts';
import { longestStretch } from '../languages/unspaced.ts';
import type { LanguageCode } from '../options.ts';
import { classAt, classOf, ideograph, letter, mark, space } from './characters.ts';
import { countCharacters } from './graphemes.ts';
import { scanWords } from './scan.ts';
import { shrinkUnits, type Units, unitsOf } from './units.ts';

export type TextCount = {
  words: number;
  characters: number;
  /** Whether the words are estimated from those of the opening. */
  isEstimated: boolean;
};

/** Chunks are about so many UTF-16 units long: a long text takes no more memory than a short one. */
const chunkLength = 32_768;
/** From here on a chunk may end inside of a word, which nothing but an attack or a picture in letters makes so long. */
const longestChunk = 2 * chunkLength;

/**
 * The words and characters of a text, the same as its analysis counts, in a time that only depends on its length. Where words are
 * not parted by spaces, a dictionary has to find them, which takes many times as long: behind so many ideographs words are estimated.
 *
 * @example countText('Well, hello.', 'en') // { words: 2, characters: 12, isEstimated: false }
 */
export function countText(
  text: string,
  language: LanguageCode,
  ideographsMost = Number.POSITIVE_INFINITY,
): TextCount {
  const steps = countTextInSteps(text, language, ideographsMost);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same, with a step for each chunk: other texts may be counted in between. */
export function* countTextInSteps(
  text: string,
  language: LanguageCode,
  ideographsMost: number,
): Generator<void, TextCount, void> {
  let ideographs = 0;
  let [words, characters, counted] = [0, 0, 0];
  for (let start = 0; start < text.length; ) {
    const end = chunkEnd(text, start);
    const chunk = text.slice(start, end);
    const units = unitsOf(chunk);
    characters += countCharacters(chunk, units).characters;
    ideographs += ideographsIn(units);
    if (ideographs <= ideographsMost || counted === 0) {
      words += countWords(chunk, units, language) - Number(isInWord(text, end));
      counted += chunk.length;
    }
    start = end;
    shrinkUnits();
    if (start < text.length) yield;
  }
  const isEstimated = counted < text.length;

  return {
    words: isEstimated ? Math.round((words / counted) * text.length) : words,
    characters,
    isEstimated,
  };
}

/** A place where no word and no character goes on, but for a word that is longer than a chunk may be. */
function chunkEnd(text: string, start: number): number {
  for (let at = start + chunkLength; at < text.length; at++) {
    if (isGap(text, at)) return at;
    if (at - start >= longestChunk && isInWord(text, at)) return at;
    if (isHan(text, at - 1) && isHan(text, at)) {
      const end = endInRun(text, start, at);
      if (end !== null) return end;
    }
  }

  return text.length;
}

/** Between a space or a mark that ends a clause and a character that cannot belong to the one before. */
function isGap(text: string, at: number): boolean {
  const unit = text.charCodeAt(at - 1);
  const isEnd = classOf(unit) === space || clauseEnds.includes(text.charAt(at - 1));

  return isEnd && (text.charCodeAt(at) < firstMark || isHan(text, at));
}

/** Between two letters of a script whose letters are characters by themselves. */
function isInWord(text: string, at: number): boolean {
  return isPlainLetter(text.charCodeAt(at - 1)) && isPlainLetter(text.charCodeAt(at));
}

function isPlainLetter(unit: number): boolean {
  return unit < lastPlain && classOf(unit) === letter;
}

/** Latin, Greek, Cyrillic, Hebrew and Arabic come before. */
const lastPlain = 0x700;

/** From here on characters may belong to the one before. */
const firstMark = 0x300;
const clauseEnds = '，。！？；、';

function isHan(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);

  return unit >= 0x3400 && unit <= 0x9fff;
}

/** A long run of Han is given to its dictionary in stretches, whose ends no word crosses: the next of them, where the run goes on. */
function endInRun(text: string, start: number, at: number): number | null {
  let from = at;
  while (from > start && isHan(text, from - 1)) from--;
  const isWholeRun = from === start || !isPartOfRun(text, from - 1);
  const end = from + Math.ceil((at - from) / longestStretch) * longestStretch;
  for (let next = at; next <= end; next++) if (!isHan(text, next)) return null;

  return isWholeRun ? end : null;
}

function isPartOfRun(text: string, at: number): boolean {
  const kind = classAt(text, at);

  return kind === ideograph || kind === mark;
}

function countWords(text: string, units: Units, language: LanguageCode): number {
  let words = 0;
  scanWords({ text, units }, neededLanguage(language), {
    add(_from, to) {
      words++;

      return to;
    },
  });

  return words;
}

function ideographsIn({ kinds, length, seen }: Units): number {
  if ((seen & (1 << ideograph)) === 0) return 0;
  let count = 0;
  for (let at = 0; at < length; at++) if (kinds[at] === ideograph) count++;

  return count;
}
