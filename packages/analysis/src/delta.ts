import type { Counts } from './counts.ts';
import type { FindingInParagraph, SpanInParagraph } from './findings.ts';
import type { MeasureResult } from './measures/measure.ts';
import type { LanguageCode } from './options.ts';

/** Replaces `from..to`, in offsets of the text before the update; several changes are in order and do not overlap. */
export type TextChange = { from: number; to: number; insert: string };

export type SentenceInParagraph = { from: number; to: number; words: number; dialogue: boolean };

/** The analysis of one paragraph; offsets are relative to its start. */
export type ParagraphResult = {
  /** Stable while nothing in the paragraph changes; never reused within one analyzer. */
  id: number;
  /** UTF-16 units, including the line breaks after the paragraph: the lengths add up to the text. */
  length: number;
  words: number;
  sentences: readonly SentenceInParagraph[];
  findings: readonly FindingInParagraph[];
};

/** Replaces `remove` paragraphs at index `at` of the previous state with `insert`. */
export type ParagraphSplice = { at: number; remove: number; insert: readonly ParagraphResult[] };

/** The result of one update. Splices are in order and do not overlap; all indexes refer to the previous state. */
export type AnalysisDelta = {
  language: LanguageCode;
  splices: readonly ParagraphSplice[];
  counts: Counts;
  measures: readonly MeasureResult<SpanInParagraph>[];
};

/** The analysis in the page: paragraphs and their offsets. */
export type AnalysisState = {
  language: LanguageCode;
  paragraphs: readonly ParagraphResult[];
  /** `offsets[i]` is the start of paragraph i; the last entry is the length of the text. */
  offsets: Uint32Array;
  counts: Counts;
  measures: readonly MeasureResult<SpanInParagraph>[];
};

/** Analysis of an empty text, before the first delta. */
export const emptyState: AnalysisState = {
  language: 'und',
  paragraphs: [],
  offsets: new Uint32Array(1),
  counts: {
    characters: 0,
    charactersWithoutSpaces: 0,
    letters: 0,
    words: 0,
    uniqueWords: 0,
    sentences: 0,
    paragraphs: 0,
    lines: 0,
    syllables: null,
    readingSeconds: 0,
    speakingSeconds: 0,
  },
  measures: [],
};

/**
 * Applies a delta and returns a new state. Copies the paragraph table, not the paragraphs.
 *
 * @example
 * const analyzer = createAnalyzer();
 * const state = applyDelta(emptyState, analyzer.open('It was late.'));
 */
export function applyDelta(state: AnalysisState, delta: AnalysisDelta): AnalysisState {
  const { language, counts, measures } = delta;

  return withOffsets({
    language,
    paragraphs: applySplices(state.paragraphs, delta.splices),
    counts,
    measures,
  });
}

export function withOffsets(parts: Omit<AnalysisState, 'offsets'>): AnalysisState {
  return { ...parts, offsets: computeOffsets(parts.paragraphs) };
}

function applySplices(
  before: readonly ParagraphResult[],
  splices: readonly ParagraphSplice[],
): readonly ParagraphResult[] {
  const after: ParagraphResult[] = [];
  let next = 0;
  for (const { at, remove, insert } of splices) {
    for (; next < at; next++) pushIfDefined(before[next], after);
    for (const paragraph of insert) after.push(paragraph);
    next = at + remove;
  }
  for (; next < before.length; next++) pushIfDefined(before[next], after);

  return after;
}

function pushIfDefined(paragraph: ParagraphResult | undefined, into: ParagraphResult[]): void {
  if (paragraph) into.push(paragraph);
}

function computeOffsets(paragraphs: readonly ParagraphResult[]): Uint32Array {
  const offsets = new Uint32Array(paragraphs.length + 1);
  let offset = 0;
  paragraphs.forEach((paragraph, index) => {
    offsets[index] = offset;
    offset += paragraph.length;
  });
  offsets[paragraphs.length] = offset;

  return offsets;
}
