import type { Span, SpanInParagraph } from '../findings.ts';
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

/** `score` has no unit, `grade` is US school grades, `share` is between 0 and 1. */
export type MeasureUnit = 'score' | 'grade' | 'words' | 'characters' | 'share';

/**
 * Why a measure has no value: `needs` and `has` count sentences or words, as `unit` says;
 * `coverage` counts the share of sentences with a known word;
 * `word-list`: the list that the formula needs has no free license; `undefined`: the formula divides by zero.
 */
export type Absence =
  | { code: 'too-short'; unit: 'sentences' | 'words'; needs: number; has: number }
  | { code: 'language' }
  | { code: 'coverage'; needs: number; has: number }
  | { code: 'word-list' }
  | { code: 'undefined' };

/** Band of a readability score on the scale of its author (or of the source named). */
export type Band =
  | 'very-easy'
  | 'easy'
  | 'fairly-easy'
  | 'standard'
  | 'fairly-difficult'
  | 'difficult'
  | 'very-difficult';

/** A sentence (value: its words) or a word (value: its syllables, or letters where syllables are unknown). */
export type Evidence<SpanType = Span> = {
  kind: 'sentence' | 'word';
  place: SpanType;
  value: number;
};

export type MeasureResult<SpanType = Span> =
  | {
      name: MeasureName;
      value: number;
      unit: MeasureUnit;
      band?: Band;
      /** The spans that drive the value, heaviest first. */
      evidence: readonly Evidence<SpanType>[];
    }
  | { name: MeasureName; value: null; absent: Absence };

/** The evidence that the measures of a text share. */
export type EvidenceInParagraphs = {
  longestSentences: readonly Evidence<SpanInParagraph>[];
  hardestWords: readonly Evidence<SpanInParagraph>[];
};

/** Input of a measure. */
export type Totals = Sums & { language: LanguageCode; variety: number };

export type Measure = {
  name: MeasureName;
  unit: MeasureUnit;
  source: string;
  /** The languages of the formula; all if omitted. */
  languages?: readonly LanguageCode[];
  needs: { unit: 'sentences' | 'words'; least: number };
  evidence: readonly (keyof EvidenceInParagraphs)[];
  /** Lower bound of each band, from the highest down. */
  bands?: readonly (readonly [from: number, band: Band])[];
  /** A resource without which the measure cannot be computed in any language. */
  unavailableResource?: 'word-list';
  value(totals: Totals): number;
};
