import type { PlaceInParagraph, Span } from '../findings.ts';
import type { LanguageCode } from '../options.ts';
import type { Sums } from '../paragraph.ts';

export const measureNames = [
  'flesch-reading-ease',
  'flesch-kincaid-grade',
  'gunning-fog',
  'smog',
  'coleman-liau',
  'automated-readability',
  'dale-chall',
  'lix',
  'rix',
  'fernandez-huerta',
  'szigriszt-pazos',
  'gutierrez',
  'crawford',
  'legibility-mu',
  'kandel-moles',
  'amstad',
  'wiener-sachtext-1',
  'wiener-sachtext-2',
  'wiener-sachtext-3',
  'wiener-sachtext-4',
  'osman',
  'sun-hanyin',
  'xu-wei',
  'mean-sentence-length',
  'sentence-length-deviation',
  'dialogue-share',
  'mattr',
] as const;

export type MeasureName = (typeof measureNames)[number];

/** `score` has no unit of its own, `grade` is years of American school, `share` lies between 0 and 1. */
export type MeasureUnit = 'score' | 'grade' | 'words' | 'characters' | 'share';

/**
 * Why a measure does not hold: `needs` and `has` count sentences or words, as `unit` says;
 * `coverage` counts shares of sentences with a word that is known;
 * `word-list` is missing where the list a formula needs has no free licence; `undefined` is a formula
 * that divides by nothing here.
 */
export type Absence =
  | { code: 'too-short'; unit: 'sentences' | 'words'; needs: number; has: number }
  | { code: 'language' }
  | { code: 'coverage'; needs: number; has: number }
  | { code: 'word-list' }
  | { code: 'undefined' };

/** Where a score of readability lies, as its author (or who is named in the source) parts the scale. */
export type Band =
  | 'very-easy'
  | 'easy'
  | 'fairly-easy'
  | 'standard'
  | 'fairly-difficult'
  | 'difficult'
  | 'very-difficult';

/** A sentence (value: its words) or a word (value: its syllables, or letters where syllables are unknown). */
export type Evidence<Place = Span> = { kind: 'sentence' | 'word'; place: Place; value: number };

export type MeasureResult<Place = Span> =
  | {
      name: MeasureName;
      value: number;
      unit: MeasureUnit;
      band?: Band;
      /** The very places that drive the value, heaviest first. */
      evidence: readonly Evidence<Place>[];
    }
  | { name: MeasureName; value: null; absent: Absence };

/** The evidence that the measures of a text share. */
export type EvidenceInParagraphs = {
  longestSentences: readonly Evidence<PlaceInParagraph>[];
  hardestWords: readonly Evidence<PlaceInParagraph>[];
};

/** What a measure is made from. */
export type Totals = Sums & { language: LanguageCode; variety: number };

export type Measure = {
  name: MeasureName;
  unit: MeasureUnit;
  source: string;
  /** The languages the formula was made for; all, if none are named. */
  languages?: readonly LanguageCode[];
  needs: { unit: 'sentences' | 'words'; least: number };
  evidence: readonly (keyof EvidenceInParagraphs)[];
  /** Lower end of each band, from the highest down. */
  bands?: readonly (readonly [from: number, band: Band])[];
  /** What is missing to compute it anywhere. */
  lacks?: 'word-list';
  value(totals: Totals): number;
};
