import type { Weighed } from './ar-metre.ts';
import type { Counting } from './line-length.ts';

/** How a word ends: two words rhyme perfectly if they share a key of `perfect`, nearly if they share one of `slant`. */
export type Ending = { perfect: readonly string[]; slant: readonly string[] };

/** What the reading of verse needs to know of a language. Words come in lower case, apostrophes straight. */
export type VerseSounds = {
  /** Null where nothing is known of how a word ends. */
  endingOf(word: string): Ending | null;
  /** Syllables of the words of one line, as its language counts them in verse. */
  syllablesOf(words: readonly string[]): number;
  /** Names of its lengths of line, where the length makes the verse and not the stress. */
  counting?: Counting;
  /** Stress of the syllables of a word: 0 none, 1 stressed, ? either; null where it is not known. */
  stressOf(word: string): string | null;
  /** The metre where long and short make it, of the lines as they are written. */
  weigh?(lines: readonly string[]): Weighed;
  /** The tones of the characters of each line, 平 level, 仄 oblique, · none, where words have tones. */
  tonesOf?(lines: readonly string[]): readonly string[];
};

/** Syllables of a line as those of its words, one by one. */
export function summed(syllablesOf: (word: string) => number): VerseSounds['syllablesOf'] {
  return (words) => words.reduce((sum, word) => sum + syllablesOf(word), 0);
}
