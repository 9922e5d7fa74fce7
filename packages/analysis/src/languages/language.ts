import type { LanguageCode } from '../options.ts';

/** All that the engine knows of one language. Words come in lower case, apostrophes straight. */
export type Language = {
  code: LanguageCode;
  /** Classes of a word of so many syllables (0: unknown), as bits (see `word-classes.ts`). */
  classify(word: string, syllables: number): number;
  /** What the forms of one word have in common; equal stems echo. */
  stem(word: string): string;
  /** Null where syllables are not known. */
  syllables: ((word: string) => number) | null;
  /** What the language's own formula of readability counts in a word, 0–255; absent where it has none. */
  weight?(word: string): number;
  /** l’homme is two words. */
  elides: boolean;
  /** A capital within a sentence tells a name. */
  capitalsTellNames: boolean;
  /** A full stop after a number makes it an ordinal: der 3. Mai. */
  dotsOrdinals: boolean;
  /** Letters a word needs for its return to be heard. */
  shortestEcho: number;
};
