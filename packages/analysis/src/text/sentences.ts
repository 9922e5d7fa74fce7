import type { Vocabulary } from '../vocabulary.ts';
import { type Gap, isSentenceBreak } from './sentence-break.ts';
import {
  addMark,
  endOf,
  followsClosely,
  marksOf,
  opensSentence,
  startOf,
  type WordTable,
  wordCount,
} from './words.ts';

export type SentenceSpan = {
  from: number;
  to: number;
  /** Index of its first word, and of the word behind its last. */
  first: number;
  end: number;
};

/**
 * Cuts a paragraph into sentences of at least one word each. Only what stands between two words is
 * looked at, and nothing where that is space. Marks the words that open a sentence.
 */
export function sentencesOf(
  text: string,
  words: WordTable,
  vocabulary: Vocabulary,
): readonly SentenceSpan[] {
  const count = wordCount(words);
  if (count === 0) return [];

  const sentences: SentenceSpan[] = [];
  const quotesBefore = quoteCounter(text);
  let first = 0;
  let from = skipSpaces(text, 0);
  addMark(words, 0, opensSentence);
  for (let next = 1; next < count; next++) {
    if ((marksOf(words, next) & followsClosely) !== 0) continue;
    if (startOf(words, next) === endOf(words, next - 1)) continue;
    const end = sentenceEnd({ text, words, vocabulary, next, first }, quotesBefore);
    if (end === null) continue;

    sentences.push({ from, to: end, first, end: next });
    addMark(words, next, opensSentence);
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

/** Where the sentence ends in a gap, closing quotes and brackets included; null if it goes on. */
function sentenceEnd(gap: Gap, quotesBefore: (at: number) => number): number | null {
  const { text, words, next } = gap;
  const from = endOf(words, next - 1);
  const to = startOf(words, next);
  if (text.charCodeAt(from) === 93 && isReference(text, from)) return from + 1;
  for (let at = from; at < to; at++) {
    if (!isTerminator(text.charCodeAt(at))) continue;
    const isGerman = gap.vocabulary.language.code === 'de';
    const closing = isGerman ? germanClosers : closers;
    let end = marksEnd(text, at + 1, { to, closing });
    if (to - end > 1) {
      const quote = skipSpaces(text, end);
      if (quote > end && closesApart(text, quote, { isGerman, quotesBefore })) {
        end = marksEnd(text, quote + 1, { to, closing });
      }
    }

    return isSentenceBreak(gap, { from: at, to: end }) ? end : null;
  }

  return null;
}

/** Where a run of marks that end and close ends; the points of . . . may stand apart. */
function marksEnd(
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

/** « Viens ! » and " Viens ! ", as French sets them: the quote closes although a space stands before it. */
function closesApart(
  text: string,
  at: number,
  { isGerman, quotesBefore }: { isGerman: boolean; quotesBefore: (at: number) => number },
): boolean {
  const sign = text.charAt(at);
  if (sign === '»' || sign === '›') return !isGerman;

  return sign === '"' && /\s/.test(text.charAt(at + 1)) && quotesBefore(at) % 2 === 1;
}

/** Counts straight quotes from the start of a paragraph on; asked for ever later places. */
function quoteCounter(text: string): (at: number) => number {
  let counted = 0;
  let from = 0;

  return (at) => {
    for (; from < at; from++) if (text.charCodeAt(from) === 34) counted++;

    return counted;
  };
}

/** The bracket that closes a reference right behind the end of a sentence: “It was so.[12] Then …” */
function isReference(text: string, at: number): boolean {
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
const closers = '"”’\'»›)]}」』】）》〉*_⁰¹²³⁴⁵⁶⁷⁸⁹†‡';
const germanClosers = `${closers}“‘«‹`;
