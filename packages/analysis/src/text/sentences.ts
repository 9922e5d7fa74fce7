import type { Vocabulary } from '../vocabulary.ts';
import { type BreakCandidate, isSentenceBreak } from './sentence-break.ts';
import {
  addFlag,
  adjacentFlag,
  endOf,
  flagsOf,
  sentenceStartFlag,
  startOf,
  type WordTable,
  wordCount,
} from './words.ts';

export type SentenceSpan = {
  from: number;
  to: number;
  /** Index of its first word, and of the word after its last. */
  first: number;
  end: number;
};

/**
 * Splits a paragraph into sentences of at least one word each. Only the text between two words is
 * inspected, and skipped if it is a space. Flags the first word of each sentence.
 */
export function segmentSentences(
  text: string,
  words: WordTable,
  vocabulary: Vocabulary,
): readonly SentenceSpan[] {
  const count = wordCount(words);
  if (count === 0) return [];

  const sentences: SentenceSpan[] = [];
  const countQuotesBefore = createQuoteCounter(text);
  let first = 0;
  let from = skipSpaces(text, 0);
  addFlag(words, 0, sentenceStartFlag);
  for (let next = 1; next < count; next++) {
    if ((flagsOf(words, next) & adjacentFlag) !== 0) continue;
    if (startOf(words, next) === endOf(words, next - 1)) continue;
    const end = sentenceEnd({ text, words, vocabulary, next, first }, countQuotesBefore);
    if (end === null) continue;

    sentences.push({ from, to: end, first, end: next });
    addFlag(words, next, sentenceStartFlag);
    first = next;
    from = skipSpaces(text, end);
  }
  sentences.push({ from, to: text.trimEnd().length, first, end: count });

  return sentences;
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && (text.charCodeAt(at) === 32 || /\s/.test(text.charAt(at)))) at++;

  return at;
}

/** End of the sentence in a gap, including closing quotes and brackets; null if the sentence continues. */
function sentenceEnd(
  candidate: BreakCandidate,
  countQuotesBefore: (at: number) => number,
): number | null {
  const { text, words, next } = candidate;
  const from = endOf(words, next - 1);
  const to = startOf(words, next);
  if (text.charCodeAt(from) === 93 && isReferenceMark(text, from)) return from + 1;
  for (let at = from; at < to; at++) {
    if (!isTerminator(text.charCodeAt(at))) continue;
    const isGerman = candidate.vocabulary.language.code === 'de';
    const closing = isGerman ? germanClosingMarks : closingMarks;
    let end = closingMarksEnd(text, at + 1, { to, closing });
    if (to - end > 1) {
      const quote = skipSpaces(text, end);
      if (quote > end && isSpacedClosingQuote(text, quote, { isGerman, countQuotesBefore })) {
        end = closingMarksEnd(text, quote + 1, { to, closing });
      }
    }

    return isSentenceBreak(candidate, { from: at, to: end }) ? end : null;
  }

  return null;
}

/** End of a run of terminators and closing marks; the dots of . . . may be spaced. */
function closingMarksEnd(
  text: string,
  from: number,
  { to, closing }: { to: number; closing: string },
): number {
  let end = from;
  while (end < to) {
    const unit = text.charCodeAt(end);
    if (unit === 32 || unit === 160) {
      if (text.charCodeAt(end + 1) !== 46) break;
      end += 2;
    } else if (isTerminator(unit) || closing.includes(text.charAt(end))) {
      end++;
    } else {
      break;
    }
  }

  return end;
}

/** « Viens ! » and " Viens ! " in French typography: the closing quote has a space before it. */
function isSpacedClosingQuote(
  text: string,
  at: number,
  { isGerman, countQuotesBefore }: { isGerman: boolean; countQuotesBefore: (at: number) => number },
): boolean {
  const sign = text.charAt(at);
  if (sign === '»' || sign === '›') return !isGerman;

  return sign === '"' && /\s/.test(text.charAt(at + 1)) && countQuotesBefore(at) % 2 === 1;
}

/** Counts the straight quotes before an offset; calls must have ascending offsets. */
function createQuoteCounter(text: string): (at: number) => number {
  let counted = 0;
  let from = 0;

  return (at) => {
    for (; from < at; from++) if (text.charCodeAt(from) === 34) counted++;

    return counted;
  };
}

/** The closing bracket of a reference directly after a sentence: “It was so.[12] Then …” */
function isReferenceMark(text: string, at: number): boolean {
  return (
    /[.!?…]["”’»]?\[\d{1,3}$/.test(text.slice(Math.max(0, at - 6), at)) &&
    /^\]\s+\p{Lu}/u.test(text.slice(at, at + 8))
  );
}

function isTerminator(unit: number): boolean {
  if (unit < 0x80) return unit === 46 || unit === 33 || unit === 63;

  return terminators.has(unit);
}

const terminators = new Set([...'…。！？؟۔｡．‽⁇⁈⁉।॥'].map((sign) => sign.charCodeAt(0)));
const closingMarks = '"”’\'»›)]}」』】）》〉*_⁰¹²³⁴⁵⁶⁷⁸⁹†‡';
const germanClosingMarks = `${closingMarks}“‘«‹`;
