import type { Language } from '../languages/language.ts';
import { commonWord, functionWord } from '../languages/word-classes.ts';
import type { ParagraphText } from '../paragraph.ts';
import { anAccent, aSlip } from '../spelling/costs.ts';
import type { Wrong } from '../spelling/words-checked.ts';
import { isSpoken, marksOf } from '../text/words.ts';
import { isNamed } from './reading.ts';

/** Three in a row are words of another language. */
export function isQuoted(index: number, strange: readonly number[]): boolean {
  return strange.length > 2 && strange.filter((other) => Math.abs(other - index) < 4).length > 2;
}

/** Despues, Apres: but for an accent a small word, which is no name however often it opens a sentence. */
export function isSmallWord({ suggestions, distance }: Wrong, { classify }: Language): boolean {
  const [meant = ''] = suggestions;

  return (
    distance <= anAccent && (classify(meant.toLowerCase(), 1) & (functionWord | commonWord)) !== 0
  );
}

/** A name, or what somebody says in a way of their own, unless it is but a slip away from a word. */
export function isMeant(
  paragraph: ParagraphText,
  index: number,
  word: string,
  distance: number,
): boolean {
  if (isNamed(paragraph, index) && distance > aSlip) return true;
  if ((marksOf(paragraph.words, index) & isSpoken) === 0) return false;

  return distance >= 1 || (word.includes("'") && distance > 0.5);
}

/** So often a word stands in a text that is meant so, unless it is but a slip away from another. */
export const ownWord = 3;

/** So often even if it is but a slip away, where a dictionary has gaps. */
export const surelyOwn = 5;
