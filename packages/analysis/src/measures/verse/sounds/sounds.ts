import type { ArabicScansion } from '../arabic/metre.ts';
import type { LineLengthNames } from '../line-length.ts';

/** Rhyme keys of a word. Words that share a `perfect` key rhyme perfectly; those that share a `slant` key are slant rhymes. */
export type RhymeKeys = { perfect: readonly string[]; slant: readonly string[] };

/** Pronunciation of a language, for verse analysis. Words are passed in lower case with straight apostrophes. */
export type VerseSounds = {
  /** Null if the pronunciation of the word is unknown. */
  endingOf(word: string): RhymeKeys | null;
  /** Number of syllables of a line, as the language counts them in verse. */
  syllablesOf(words: readonly string[]): number;
  /** Names of line lengths, in languages with syllabic verse. */
  counting?: LineLengthNames;
  /** Stress of each syllable of a word: 0 unstressed, 1 stressed, ? either; null if unknown. */
  stressOf(word: string): string | null;
  /** The quantitative metre of the lines as written (Arabic). */
  weigh?(lines: readonly string[]): ArabicScansion;
  /** Tones of the characters of each line, 平 level, 仄 oblique, · none, in languages with tones. */
  tonesOf?(lines: readonly string[]): readonly string[];
};

/** Counts the syllables of a line as the sum of those of its words. */
export function sumSyllables(syllablesOf: (word: string) => number): VerseSounds['syllablesOf'] {
  return (words) => words.reduce((sum, word) => sum + syllablesOf(word), 0);
}
