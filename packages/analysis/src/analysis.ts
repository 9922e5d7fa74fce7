import type { Finding, Span } from './findings.ts';
import type { MeasureResult } from './measures/measure.ts';
import type { Profile } from './measures/profile.ts';
import type { LanguageCode } from './options.ts';

export type Counts = {
  /** What a reader sees as one character (grapheme clusters); line breaks do not count. */
  characters: number;
  charactersWithoutSpaces: number;
  /** Letters of the words, without figures and marks. */
  letters: number;
  words: number;
  /** Different words, whatever their capitals. */
  uniqueWords: number;
  sentences: number;
  paragraphs: number;
  /** Lines that are not blank. */
  lines: number;
  /** Null where the engine has no rules for the syllables of the language. */
  syllables: number | null;
  readingSeconds: number;
  speakingSeconds: number;
};

export type Sentence = {
  span: Span;
  words: number;
  /** More than half of its words are spoken. */
  dialogue: boolean;
  /** Index of its paragraph. */
  paragraph: number;
};

/** All that the engine says about one text, in offsets of the whole text. */
export type Analysis = {
  /** Version of the engine that said it (`engineVersion`). */
  version: string;
  language: LanguageCode;
  counts: Counts;
  sentences: readonly Sentence[];
  /** In order of the text. */
  findings: readonly Finding[];
  measures: readonly MeasureResult[];
  /** Present where it was asked for (`analyzeWhole`). */
  profile?: Profile;
};
