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

/** The normalized form of a word (lowercase, straight apostrophes, plain hyphens); empty outside the paragraph. */
export function formAt({ words, vocabulary }: SegmentedParagraph, index: number): string {
  return vocabulary.forms[entryOf(words, index)] ?? '';
}

/** A word as written. */
export function wordAt({ text, words }: SegmentedParagraph, index: number): string {
  return text.slice(startOf(words, index), endOf(words, index));
}

export function hasClass(
  { words, vocabulary }: SegmentedParagraph,
  index: number,
  classes: number,
): boolean {
  return ((vocabulary.classes[entryOf(words, index)] ?? 0) & classes) !== 0;
}

/** Only a space, or the apostrophe of an elision, separates a word from the previous one. */
export function isAdjacent({ words }: SegmentedParagraph, index: number): boolean {
  if ((flagsOf(words, index) & adjacentFlag) !== 0) return true;

  return index > 0 && index < wordCount(words) && startOf(words, index) === endOf(words, index - 1);
}

export function isSpokenAt({ words }: SegmentedParagraph, index: number): boolean {
  return (flagsOf(words, index) & spokenFlag) !== 0;
}

export function isSentenceStart({ words }: SegmentedParagraph, index: number): boolean {
  return (flagsOf(words, index) & sentenceStartFlag) !== 0;
}

export function isCapitalAt({ words }: SegmentedParagraph, index: number): boolean {
  return (flagsOf(words, index) & capitalFlag) !== 0;
}

/** Capitalized within a sentence, in a language where that marks a name. */
export function isNameAt({ words, vocabulary }: SegmentedParagraph, index: number): boolean {
  if (!vocabulary.language.capitalsMarkNames) return false;
  const marks = flagsOf(words, index);

  return (marks & capitalFlag) !== 0 && (marks & sentenceStartFlag) === 0;
}

/** The suggestion in the letter case of the words it replaces. */
export function matchCase(paragraph: SegmentedParagraph, index: number, words: string): string {
  const isUpper = (flagsOf(paragraph.words, index) & capitalFlag) !== 0;

  return isUpper ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/** The words that a text range overlaps, or the word before it if it overlaps none. */
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
