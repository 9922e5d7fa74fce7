/**
 * The source format of a language's emotion lexicon. A word may end in a star, for any ending that `endings.ts` allows; the words of a
 * phrase are joined by `_`. Of several matches, the exact word or phrase wins, then the longest stem.
 */
export type AffectLists = {
  /** Whether accents (es, fr), or vowel signs and letter variants (ar), are ignored. */
  isFolded?: true;
  /** Valence from −4 to 4; emotions by their letters in `emotionLetters`. 0 and no letters: a word that only looks like an emotion word. */
  words: readonly (readonly [valence: number, emotions: string, words: string])[];
  negations: string;
  /** Negations that may follow the negated word: (je n’aime) pas. */
  negationsBehind: string;
  /** Words after a negation that cancel it: (ne …) que. */
  restrictive?: string;
  /** A negation after the negated word is at the end of the clause: (gefällt mir das) nicht. */
  isNegatedAtEnd?: true;
  strengthens: string;
  strengthensBehind: string;
  weakens: string;
  /** Words like “but”: the words after them have more weight. */
  contrasts: string;
};

/** The eight of Plutchik 1980, in the order of his wheel. */
export const emotionNames = [
  'joy',
  'trust',
  'fear',
  'surprise',
  'sadness',
  'disgust',
  'anger',
  'anticipation',
] as const;

export type EmotionName = (typeof emotionNames)[number];

/** One letter for each of `emotionNames`, for the lists. */
export const emotionLetters = 'jtfusdan';

export function emotionBit(name: EmotionName): number {
  return 1 << emotionNames.indexOf(name);
}
