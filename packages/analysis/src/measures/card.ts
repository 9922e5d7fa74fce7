import type { LanguageCode } from '../options.ts';

/** What is known of a measure before any text is read. */
export type MeasureCard = {
  name: string;
  /** Where its value stands in an `Analysis` (or `Verse`, or which function answers it). */
  at: string;
  unit: string;
  /** Least and greatest value; null for an open end. */
  range: readonly [least: number | null, greatest: number | null];
  source: string;
  languages: readonly LanguageCode[];
  /** Length below which there is no value. */
  needs: { unit: 'words' | 'sentences' | 'lines' | 'values'; least: number };
};

export const anyLanguage: readonly LanguageCode[] = ['en', 'es', 'fr', 'de', 'ar', 'zh', 'und'];
