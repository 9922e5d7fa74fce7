import type { Counts } from './counts.ts';
import type { Finding, Span } from './findings.ts';
import type { MeasureResult } from './measures/measure.ts';
import type { Profile } from './measures/profile.ts';
import type { LanguageCode } from './options.ts';

export type Sentence = {
  span: Span;
  words: number;
  /** More than half of its words are dialogue. */
  dialogue: boolean;
  /** Index of its paragraph. */
  paragraph: number;
};

/** The complete analysis of one text; offsets are relative to the whole text. */
export type Analysis = {
  /** Version of the engine that produced the analysis (`engineVersion`). */
  version: string;
  language: LanguageCode;
  counts: Counts;
  sentences: readonly Sentence[];
  /** In order of the text. */
  findings: readonly Finding[];
  measures: readonly MeasureResult[];
  /** Present in the result of `analyzeWithProfile`. */
  profile?: Profile;
};
