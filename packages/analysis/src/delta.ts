import type { Counts } from './counts.ts';
import type { FindingInParagraph, PlaceInParagraph } from './findings.ts';
import type { MeasureResult } from './measures/measure.ts';
import type { LanguageCode } from './options.ts';

/** Replaces `from..to` of the text before the update; several changes are in order and do not overlap. */
export type TextChange = { from: number; to: number; insert: string };

export type SentenceInParagraph = { from: number; to: number; words: number; dialogue: boolean };

/** One paragraph with all that is known about it; offsets count from its start. */
export type ParagraphResult = {
  /** Stays with the paragraph as long as nothing in it changes; never used twice by one analyzer. */
  id: number;
  /** UTF-16 units, the line breaks after the paragraph included: the lengths add up to the text. */
  length: number;
  words: number;
  sentences: readonly SentenceInParagraph[];
  findings: readonly FindingInParagraph[];
};

/** At paragraph `at` of the state before, `remove` paragraphs give way to `insert`. */
export type ParagraphSplice = { at: number; remove: number; insert: readonly ParagraphResult[] };

/** What one update changed. Splices are in order, do not overlap, and all count in the state before. */
export type AnalysisDelta = {
  language: LanguageCode;
  splices: readonly ParagraphSplice[];
  counts: Counts;
  measures: readonly MeasureResult<PlaceInParagraph>[];
};

/** The analysis as the page keeps it: paragraphs, and where each starts. */
export type AnalysisState = {
  language: LanguageCode;
  paragraphs: readonly ParagraphResult[];
  /** `offsets[i]` is where paragraph i starts; one more entry holds the length of the text. */
  offsets: Uint32Array;
  counts: Counts;
  measures: readonly MeasureResult<PlaceInParagraph>[];
};

/** The state of an empty text, before the first delta. */
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
 * The state after a delta; the one before is left as it is. Costs a copy of the paragraph table
 * (not of the paragraphs), whatever the length of the text.
 *
 * @example
 * const analyzer = createAnalyzer();
 * const state = applyDelta(emptyState, analyzer.open('It was late.'));
 */
export function applyDelta(state: AnalysisState, delta: AnalysisDelta): AnalysisState {
  const { language, counts, measures } = delta;

  return stateOf({
    language,
    paragraphs: spliced(state.paragraphs, delta.splices),
    counts,
    measures,
  });
}

export function stateOf(parts: Omit<AnalysisState, 'offsets'>): AnalysisState {
  return { ...parts, offsets: offsetsOf(parts.paragraphs) };
}

function spliced(
  before: readonly ParagraphResult[],
  splices: readonly ParagraphSplice[],
): readonly ParagraphResult[] {
  const after: ParagraphResult[] = [];
  let next = 0;
  for (const { at, remove, insert } of splices) {
    for (; next < at; next++) keep(before[next], after);
    for (const paragraph of insert) after.push(paragraph);
    next = at + remove;
  }
  for (; next < before.length; next++) keep(before[next], after);

  return after;
}

function keep(paragraph: ParagraphResult | undefined, into: ParagraphResult[]): void {
  if (paragraph) into.push(paragraph);
}

function offsetsOf(paragraphs: readonly ParagraphResult[]): Uint32Array {
  const offsets = new Uint32Array(paragraphs.length + 1);
  let offset = 0;
  paragraphs.forEach((paragraph, index) => {
    offsets[index] = offset;
    offset += paragraph.length;
  });
  offsets[paragraphs.length] = offset;

  return offsets;
}
