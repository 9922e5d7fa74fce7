/**
 * Words of a paragraph as a table of four numbers each, kept in one typed array: where it starts,
 * where it ends, its entry in the vocabulary, and marks that depend on where it stands.
 */
export type WordTable = Uint32Array;

export const stride = 4;
/** Which of the four is the entry. */
export const entryCell = 2;

/** Marks of a word where it stands. */
export const isCapital = 1;
export const opensSentence = 2;
export const isSpoken = 4;
/** Nothing but space lies between this word and the one before. */
export const followsClosely = 8;

export function wordCount(words: WordTable): number {
  return words.length / stride;
}

export function startOf(words: WordTable, index: number): number {
  return words[index * stride] ?? 0;
}

export function endOf(words: WordTable, index: number): number {
  return words[index * stride + 1] ?? 0;
}

/** Vocabulary entry of a word; 0, the entry of no word, behind either end of the table. */
export function entryOf(words: WordTable, index: number): number {
  return words[index * stride + 2] ?? 0;
}

export function marksOf(words: WordTable, index: number): number {
  return words[index * stride + 3] ?? 0;
}

export function addMark(words: WordTable, index: number, mark: number): void {
  words[index * stride + 3] = marksOf(words, index) | mark;
}
