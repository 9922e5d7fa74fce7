import { frontDecoded } from './front-coding.ts';
import type { Speller } from './speller.ts';

/** A plain list of words that are right where they stand, and too rare to be what somebody meant. */
export function openRareWords(packed: string): Speller {
  const words = new Set(frontDecoded(packed));

  return {
    knows(word) {
      if (words.has(word)) return true;
      const lower = word.toLowerCase();
      const isCapital = word === lower.slice(0, 1).toUpperCase() + lower.slice(1);

      return (isCapital || word === word.toUpperCase()) && words.has(lower);
    },
    lists: () => false,
    guess: () => [],
    close: () => words.clear(),
  };
}
