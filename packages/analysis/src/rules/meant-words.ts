import type { ParagraphText } from '../paragraph.ts';
import { aSlip } from '../spelling/costs.ts';
import { isSpoken, marksOf } from '../text/words.ts';
import { isNamed } from './reading.ts';

/** Three in a row are words of another language. */
export function isQuoted(index: number, strange: readonly number[]): boolean {
  return strange.length > 2 && strange.filter((other) => Math.abs(other - index) < 4).length > 2;
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

/** An accent or two left out, or too many. */
export const anAccent = 0.35;
