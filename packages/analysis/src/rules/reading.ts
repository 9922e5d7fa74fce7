import type { SegmentedParagraph } from '../paragraph.ts';
import {
  adjacentFlag,
  capitalFlag,
  endOf,
  entryOf,
  flagsOf,
  sentenceStartFlag,
  spokenFlag,
  startOf,
  type WordTable,
  wordCount,
} from '../text/words.ts';

/** A word in lower case, apostrophes and hyphens plain; empty behind either end of the paragraph. */
export function formAt({ words, vocabulary }: SegmentedParagraph, index: number): string {
  return vocabulary.forms[entryOf(words, index)] ?? '';
}

/** A word as it is written. */
export function wordAt({ text, words }: SegmentedParagraph, index: number): string {
  return text.slice(startOf(words, index), endOf(words, index));
}

export function isOf(
  { words, vocabulary }: SegmentedParagraph,
  index: number,
  classes: number,
): boolean {
  return ((vocabulary.classes[entryOf(words, index)] ?? 0) & classes) !== 0;
}

/** Nothing but space, or the apostrophe of an elision, parts a word from the one before. */
export function follows({ words }: SegmentedParagraph, index: number): boolean {
  if ((flagsOf(words, index) & adjacentFlag) !== 0) return true;

  return index > 0 && index < wordCount(words) && startOf(words, index) === endOf(words, index - 1);
}

export function isSpokenAt({ words }: SegmentedParagraph, index: number): boolean {
  return (flagsOf(words, index) & spokenFlag) !== 0;
}

export function opens({ words }: SegmentedParagraph, index: number): boolean {
  return (flagsOf(words, index) & sentenceStartFlag) !== 0;
}

export function isCapitalAt({ words }: SegmentedParagraph, index: number): boolean {
  return (flagsOf(words, index) & capitalFlag) !== 0;
}

/** Capitalised although no sentence starts there, in a language where that tells a name. */
export function isNamed({ words, vocabulary }: SegmentedParagraph, index: number): boolean {
  if (!vocabulary.language.capitalsTellNames) return false;
  const marks = flagsOf(words, index);

  return (marks & capitalFlag) !== 0 && (marks & sentenceStartFlag) === 0;
}

/** The suggestion as it would be written there: with the capital of the words it replaces. */
export function cased(paragraph: SegmentedParagraph, index: number, words: string): string {
  const isUpper = (flagsOf(paragraph.words, index) & capitalFlag) !== 0;

  return isUpper ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/** The words that a stretch of text touches; where it touches none, the one before it. */
export function wordsWithin(words: WordTable, from: number, to: number) {
  const count = wordCount(words);
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endOf(words, middle) > from) high = middle;
    else low = middle + 1;
  }
  let end = low;
  while (end < count && startOf(words, end) < to) end++;

  return end > low ? { first: low, end } : { first: Math.max(0, low - 1), end: Math.max(1, low) };
}
