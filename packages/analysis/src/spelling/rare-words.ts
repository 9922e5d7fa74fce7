import { frontDecoded } from './front-coding.ts';
import type { Speller } from './speller.ts';

/**
 * Plain lists of words that are too rare to be what somebody meant: the rare are right where they stand, the rarest only
 * where nothing else lies near.
 */
export function openRareWords(packed: string, packedRarest = ''): Speller {
  const rare = new Set(frontDecoded(packed));
  const rarest = new Set(frontDecoded(packedRarest));

  return {
    knows: (word) => isIn(rare, word),
    admits: (word) => isIn(rarest, word),
    lists: () => false,
    guess: () => [],
    close() {
      rare.clear();
      rarest.clear();
    },
  };
}

/** As it is listed, or with the capitals that any word may have. */
function isIn(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  const lower = word.toLowerCase();
  const isCapital = word === lower.slice(0, 1).toUpperCase() + lower.slice(1);

  return (isCapital || word === word.toUpperCase()) && words.has(lower);
}
