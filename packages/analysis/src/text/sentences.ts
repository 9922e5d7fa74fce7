import type { Vocabulary } from '../vocabulary.ts';
import { isSentenceBreak } from './sentence-break.ts';
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

/** Everything the decision whether a sentence ends between two words may look at. */
export type Gap = {
  text: string;
  words: WordTable;
  vocabulary: Vocabulary;
  /** Index of the word behind the gap. */
  next: number;
  /** Index of the first word of the sentence so far. */
  first: number;
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
  let first = 0;
  let from = skipSpaces(text, 0);
  addMark(words, 0, opensSentence);
  for (let next = 1; next < count; next++) {
    if ((marksOf(words, next) & followsClosely) !== 0) continue;
    if (startOf(words, next) === endOf(words, next - 1)) continue;
    const end = sentenceEnd({ text, words, vocabulary, next, first });
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
function sentenceEnd(gap: Gap): number | null {
  const { text, words, next } = gap;
  const from = endOf(words, next - 1);
  const to = startOf(words, next);
  for (let at = from; at < to; at++) {
    if (!isTerminator(text.charCodeAt(at))) continue;
    let end = at + 1;
    while (end < to && isTerminator(text.charCodeAt(end))) end++;
    const closing = gap.vocabulary.language.code === 'de' ? `${closers}“‘` : closers;
    while (end < to && closing.includes(text.charAt(end))) end++;

    return isSentenceBreak(gap, { from: at, to: end }) ? end : null;
  }

  return null;
}

function isTerminator(unit: number): boolean {
  if (unit < 0x80) return unit === 46 || unit === 33 || unit === 63;

  return terminators.has(unit);
}

const terminators = new Set([...'…。！？؟۔｡．‽⁇⁈⁉।॥'].map((sign) => sign.charCodeAt(0)));
const closers = '"”’\'»›)]}」』】）》〉*_';
