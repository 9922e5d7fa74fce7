import type { LanguageCode } from '../options.ts';

/** Description of a measure, independent of any text. */
export type MeasureCard = {
  name: string;
  /** Path of its value in an `Analysis` (or `Verse`, or the function that returns it). */
  path: string;
  unit: string;
  /** Minimum and maximum; null for an open end. */
  range: readonly [least: number | null, greatest: number | null];
  source: string;
  languages: readonly LanguageCode[];
  /** Minimum length of the text. */
  needs: { unit: 'words' | 'sentences' | 'lines' | 'values'; least: number };
};
