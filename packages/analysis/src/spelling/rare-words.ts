import { decodeWords } from './front-coding.ts';
import type { Speller } from './speller.ts';

/** Word lists of rare words, which are never suggested. Rare words are always accepted, very rare words only if no other word is close. */
export function openRareWords(packed: string, packedRarest = ''): Speller {
  const rare = new Set(decodeWords(packed));
  const rarest = new Set(decodeWords(packedRarest));

  return {
    knows: (word) => includesWord(rare, word),
    isVeryRareWord: (word) => includesWord(rarest, word),
    isSuggestable: () => false,
    suggest: () => [],
    close() {
      rare.clear();
      rarest.clear();
    },
  };
}

/** As listed, or with the capitals that any word may have. */
function includesWord(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  const lower = word.toLowerCase();
  const isCapital = word === lower.slice(0, 1).toUpperCase() + lower.slice(1);

  return (isCapital || word === word.toUpperCase()) && words.has(lower);
}
