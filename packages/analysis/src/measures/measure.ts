import type { Span } from '../findings.ts';

export const measureNames = [
  'flesch-reading-ease',
  'flesch-kincaid-grade',
  'gunning-fog',
  'smog',
  'coleman-liau',
  'automated-readability',
  'lix',
  'rix',
  'mean-sentence-length',
  'sentence-length-deviation',
  'dialogue-share',
  'mattr',
] as const;

export type MeasureName = (typeof measureNames)[number];

/** `score` has no unit of its own, `grade` is years of American school, `share` lies between 0 and 1. */
export type MeasureUnit = 'score' | 'grade' | 'words' | 'characters' | 'share';

/** Why a measure does not hold: `needs` and `has` count sentences or words, as `unit` says. */
export type Absence =
  | { code: 'too-short'; unit: 'sentences' | 'words'; needs: number; has: number }
  | { code: 'language' };

/** A sentence (value: its words) or a word (value: its syllables, or letters where syllables are unknown). */
export type Evidence<Place = Span> = { kind: 'sentence' | 'word'; place: Place; value: number };

export type MeasureResult<Place = Span> =
  | {
      name: MeasureName;
      value: number;
      unit: MeasureUnit;
      /** The very places that drive the value, heaviest first. */
      evidence: readonly Evidence<Place>[];
    }
  | { name: MeasureName; value: null; absent: Absence };
