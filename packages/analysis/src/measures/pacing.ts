import type { Span } from '../findings.ts';
import type { AnalyzedText } from './analyzed-text.ts';
import type { TextSentiment } from './sentiment/text-sentiment.ts';
import { locateSentences, splitIntoWindows, type TextWindow } from './windows.ts';
import type { CategoryCounter } from './words/category-counts.ts';

/** A window of the text and its pace. */
export type PacingWindow = {
  span: Span;
  words: number;
  /** Mean words per sentence. */
  sentenceLength: number;
  /** Share of words in dialogue, 0–1. */
  dialogue: number;
  /** Share of cognition words, 0–1; null if the language has no list. */
  introspection: number | null;
  /** Mean compound sentiment of its sentences, smoothed over three windows, −1 to 1; null if the text has none. */
  sentiment: number | null;
  /** Longer sentences, less dialogue and more introspection than the mean of the text, by more than one standard deviation. */
  isSlow: boolean;
};

/** A text with fewer than two windows has no pacing. */
const minWindowWords = 200;
const maxWindows = 60;

/**
 * The text in windows of equal length: pace (Longhand’s own) from sentence length, dialogue and cognition words, and the sentiment arc
 * (Reagan et al. 2016, The emotional arcs of stories, EPJ Data Science 5, also use windows). Empty below 400 words.
 */
export function computePacing(
  analyzedText: AnalyzedText,
  counter: CategoryCounter | null,
  sentiment: TextSentiment,
): readonly PacingWindow[] {
  const count = Math.min(maxWindows, Math.floor(analyzedText.sums.words / minWindowWords));
  if (count < 2) return [];
  const windows = splitIntoWindows(locateSentences(analyzedText), count);
  const arc = sentiment.compound === null ? null : sentimentArc(windows, sentiment.sentences);
  const pacing = windows.map((window, at) => describeWindow(window, counter, arc?.[at] ?? null));
  const slow = slownessScores(pacing);

  return pacing.map((pace, at) => ({ ...pace, isSlow: (slow[at] ?? 0) > 1 }));
}

function describeWindow(
  { span, words, sentences }: TextWindow,
  counter: CategoryCounter | null,
  sentiment: number | null,
) {
  const spoken = sentences.reduce((sum, one) => sum + one.spoken, 0);
  const introspection = counter ? counter.countsIn(sentences).cognition / words : null;

  return {
    span,
    words,
    sentenceLength: words / sentences.length,
    dialogue: spoken / words,
    introspection,
    sentiment,
  };
}

/** Mean compound of each window, smoothed over its neighbors. */
function sentimentArc(
  windows: readonly TextWindow[],
  sentenceSentiments: readonly { sentence: number; compound: number }[],
): readonly number[] {
  const compounds = new Map(
    sentenceSentiments.map(({ sentence, compound }) => [sentence, compound]),
  );
  const means = windows.map(({ sentences }) => {
    const sum = sentences.reduce((all, { at }) => all + (compounds.get(at) ?? 0), 0);

    return sum / sentences.length;
  });

  return means.map((_, at) => {
    const neighbors = means.slice(Math.max(0, at - 1), at + 2);

    return neighbors.reduce((sum, mean) => sum + mean, 0) / neighbors.length;
  });
}

type PacingFactors = Pick<PacingWindow, 'sentenceLength' | 'dialogue' | 'introspection'>;

/** Mean of the standard scores of sentence length, introspection and lack of dialogue. */
function slownessScores(pacing: readonly PacingFactors[]): readonly number[] {
  const lengths = standardScores(pacing.map(({ sentenceLength }) => sentenceLength));
  const speech = standardScores(pacing.map(({ dialogue }) => dialogue));
  const thought = standardScores(pacing.map(({ introspection }) => introspection ?? 0));

  return pacing.map((_, at) => ((lengths[at] ?? 0) - (speech[at] ?? 0) + (thought[at] ?? 0)) / 3);
}

/** Standard deviations from the mean for each value; 0 if all are equal. */
export function standardScores(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / Math.max(1, values.length - 1));

  return values.map((value) => (deviation === 0 ? 0 : (value - mean) / deviation));
}
