import { requireLanguage } from '../languages/languages.ts';
import { maxChunkLength as segmenterChunkLength } from '../languages/unspaced.ts';
import type { LanguageCode } from '../options.ts';
import { classAt, classOf, ideograph, letter, mark, space } from './characters.ts';
import { type CodeUnits, classifyUnits, releaseUnits } from './code-units.ts';
import { countCharacters } from './graphemes.ts';
import { scanTokens } from './tokenizer.ts';

export type TextCount = {
  words: number;
  characters: number;
  /** Whether the word count is extrapolated from the opening. */
  isEstimated: boolean;
};

/** In UTF-16 units: chunks keep the memory use of long texts constant. */
const minChunkLength = 32_768;
/** Beyond this length a chunk may end inside a word; only attacks or ASCII art contain words of this length. */
const maxChunkLength = 2 * minChunkLength;

/**
 * Counts the words and characters of a text, equal to the counts of its analysis, in linear time. Scripts without spaces need dictionary
 * segmentation, which takes many times as long: beyond `maxIdeographs`, words are estimated.
 *
 * @example countText('Well, hello.', 'en') // { words: 2, characters: 12, isEstimated: false }
 */
export function countText(
  text: string,
  language: LanguageCode,
  maxIdeographs = Number.POSITIVE_INFINITY,
): TextCount {
  const steps = countTextInSteps(text, language, maxIdeographs);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same as a generator with one step per chunk, so that other texts can be counted in between. */
export function* countTextInSteps(
  text: string,
  language: LanguageCode,
  maxIdeographs: number,
): Generator<void, TextCount, void> {
  let ideographs = 0;
  let [words, characters, countedLength] = [0, 0, 0];
  for (let start = 0; start < text.length; ) {
    const end = chunkEnd(text, start);
    const chunk = text.slice(start, end);
    const units = classifyUnits(chunk);
    characters += countCharacters(chunk, units).characters;
    ideographs += countIdeographs(units);
    if (ideographs <= maxIdeographs || countedLength === 0) {
      words += countWords(chunk, units, language) - Number(isInWord(text, end));
      countedLength += chunk.length;
    }
    start = end;
    releaseUnits();
    if (start < text.length) yield;
  }
  const isEstimated = countedLength < text.length;

  return {
    words: isEstimated ? Math.round((words / countedLength) * text.length) : words,
    characters,
    isEstimated,
  };
}

/** An offset inside no word and no character, except in a word that is longer than a chunk. */
function chunkEnd(text: string, start: number): number {
  for (let at = start + minChunkLength; at < text.length; at++) {
    if (isChunkBoundary(text, at)) return at;
    if (at - start >= maxChunkLength && isInWord(text, at)) return at;
    if (isHan(text, at - 1) && isHan(text, at)) {
      const end = boundaryInRun(text, start, at);
      if (end !== null) return end;
    }
  }

  return text.length;
}

/** Between a space or the end of a clause and a character that cannot combine with the previous one. */
function isChunkBoundary(text: string, at: number): boolean {
  const unit = text.charCodeAt(at - 1);
  const isEnd = classOf(unit) === space || clauseEnds.includes(text.charAt(at - 1));

  return isEnd && (text.charCodeAt(at) < combiningMarksStart || isHan(text, at));
}

/** Between two letters of a script whose letters do not combine. */
function isInWord(text: string, at: number): boolean {
  return isStandaloneLetter(text.charCodeAt(at - 1)) && isStandaloneLetter(text.charCodeAt(at));
}

function isStandaloneLetter(unit: number): boolean {
  return unit < standaloneLettersEnd && classOf(unit) === letter;
}

/** Latin, Greek, Cyrillic, Hebrew and Arabic come before. */
const standaloneLettersEnd = 0x700;

/** From here on characters may combine with the previous one. */
const combiningMarksStart = 0x300;
const clauseEnds = '，。！？；、';

function isHan(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);

  return unit >= 0x3400 && unit <= 0x9fff;
}

/** The dictionary segments a long run of Han in sections, and no word crosses their boundary: returns the next boundary within the run. */
function boundaryInRun(text: string, start: number, at: number): number | null {
  let from = at;
  while (from > start && isHan(text, from - 1)) from--;
  const isWholeRun = from === start || !isPartOfRun(text, from - 1);
  const end = from + Math.ceil((at - from) / segmenterChunkLength) * segmenterChunkLength;
  for (let next = at; next <= end; next++) if (!isHan(text, next)) return null;

  return isWholeRun ? end : null;
}

function isPartOfRun(text: string, at: number): boolean {
  const kind = classAt(text, at);

  return kind === ideograph || kind === mark;
}

function countWords(text: string, units: CodeUnits, language: LanguageCode): number {
  let words = 0;
  scanTokens({ text, units }, requireLanguage(language), {
    add(_from, to) {
      words++;

      return to;
    },
  });

  return words;
}

function countIdeographs({ kinds, length, classMask }: CodeUnits): number {
  if ((classMask & (1 << ideograph)) === 0) return 0;
  let count = 0;
  for (let at = 0; at < length; at++) if (kinds[at] === ideograph) count++;

  return count;
}
