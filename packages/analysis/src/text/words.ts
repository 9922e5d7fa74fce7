/**
 * The words of a paragraph as a typed array with four numbers each: start, end, vocabulary entry, and flags that depend on the position.
 */
export type WordTable = Uint32Array;

export const wordStride = 4;
/** Offset of the vocabulary entry in a record. */
export const entryOffset = 2;

/** Flags of a word. */
export const capitalFlag = 1;
export const sentenceStartFlag = 2;
export const spokenFlag = 4;
/** Only space lies between this word and the previous one. */
export const adjacentFlag = 8;

export function wordCount(words: WordTable): number {
  return words.length / wordStride;
}

export function startOf(words: WordTable, index: number): number {
  return words[index * wordStride] ?? 0;
}

export function endOf(words: WordTable, index: number): number {
  return words[index * wordStride + 1] ?? 0;
}

/** Vocabulary entry of a word; 0, the entry of no word, outside the table. */
export function entryOf(words: WordTable, index: number): number {
  return words[index * wordStride + 2] ?? 0;
}

export function flagsOf(words: WordTable, index: number): number {
  return words[index * wordStride + 3] ?? 0;
}

export function addFlag(words: WordTable, index: number, flag: number): void {
  words[index * wordStride + 3] = flagsOf(words, index) | flag;
}
