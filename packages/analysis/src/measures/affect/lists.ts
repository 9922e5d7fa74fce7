/**
 * What a language's words of feeling are read from. A word may end in a star, for any ending that `endings.ts` allows; the words of a phrase are
 * joined by `_`. Of all that fits, the exact word or phrase wins, then the longest opening.
 */
export type AffectLists = {
  /** Accents (es, fr), vowel signs and the shapes of letters (ar) count for nothing. */
  isFolded?: true;
  /** Valence from −4 to 4; emotions by their letters in `emotionLetters`. 0 and none: words that only look like one. */
  words: readonly (readonly [valence: number, emotions: string, words: string])[];
  negations: string;
  /** Those that may stand behind what they deny: (je n’aime) pas. */
  negationsBehind: string;
  /** Words behind a negation that take it back: (ne …) que. */
  restrictive?: string;
  /** A negation behind stands at the end of its clause: (gefällt mir das) nicht. */
  isNegatedAtEnd?: true;
  strengthens: string;
  strengthensBehind: string;
  weakens: string;
  /** As “but”: what comes behind counts for more. */
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
