import type { Span } from '../findings.ts';
import type { CategoryCounter } from './category-counts.ts';
import type { Material } from './material.ts';
import type { TextSentiment } from './sentiment/text-sentiment.ts';
import { placedSentences, type Window, windowsOf } from './windows.ts';

/** A stretch of the text, and how it moves. */
export type Pace = {
  span: Span;
  words: number;
  /** Mean words of a sentence. */
  sentenceLength: number;
  /** Share of words that are spoken, 0–1. */
  dialogue: number;
  /** Share of words of thinking and wondering, 0–1; null where the language has no list. */
  introspection: number | null;
  /** Mean compound of its sentences and their neighbours’ (three windows), −1 to 1; null where the text has none. */
  sentiment: number | null;
  /** Longer sentences, less speech and more thought than the text has elsewhere, by more than a deviation. */
  isSlow: boolean;
};

/** Words of a window, at least; a text of fewer than two windows has no pace. */
const windowWords = 200;
const most = 60;

/**
 * The text in windows of equal length: Longhand’s own reading of pace from the length of sentences, speech
 * and words of thought, and the arc of sentiment (Reagan et al. 2016, The emotional arcs of stories, EPJ Data
 * Science 5, draw theirs from windows in the same way). Empty below 400 words.
 */
export function pacingOf(
  material: Material,
  counter: CategoryCounter | null,
  sentiment: TextSentiment,
): readonly Pace[] {
  const count = Math.min(most, Math.floor(material.sums.words / windowWords));
  if (count < 2) return [];
  const windows = windowsOf(placedSentences(material), count);
  const arc = sentiment.compound === null ? null : arcOf(windows, sentiment.sentences);
  const paces = windows.map((window, at) => paceOf(window, counter, arc?.[at] ?? null));
  const slow = slownessOf(paces);

  return paces.map((pace, at) => ({ ...pace, isSlow: (slow[at] ?? 0) > 1 }));
}

function paceOf(
  { span, words, sentences }: Window,
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

/** Mean compound of each window, smoothed over the one before and the one behind. */
function arcOf(
  windows: readonly Window[],
  moved: readonly { sentence: number; compound: number }[],
): readonly number[] {
  const compounds = new Map(moved.map(({ sentence, compound }) => [sentence, compound]));
  const means = windows.map(({ sentences }) => {
    const sum = sentences.reduce((all, { at }) => all + (compounds.get(at) ?? 0), 0);

    return sum / sentences.length;
  });

  return means.map((_, at) => {
    const near = means.slice(Math.max(0, at - 1), at + 2);

    return near.reduce((sum, mean) => sum + mean, 0) / near.length;
  });
}

type Drivers = Pick<Pace, 'sentenceLength' | 'dialogue' | 'introspection'>;

/** Mean of the standard scores of what slows: sentence length, thought, and the want of speech. */
function slownessOf(paces: readonly Drivers[]): readonly number[] {
  const lengths = standardScores(paces.map(({ sentenceLength }) => sentenceLength));
  const speech = standardScores(paces.map(({ dialogue }) => dialogue));
  const thought = standardScores(paces.map(({ introspection }) => introspection ?? 0));

  return paces.map((_, at) => ((lengths[at] ?? 0) - (speech[at] ?? 0) + (thought[at] ?? 0)) / 3);
}

/** How many deviations each value lies from the mean of all; 0 where all are alike. */
export function standardScores(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / Math.max(1, values.length - 1));

  return values.map((value) => (deviation === 0 ? 0 : (value - mean) / deviation));
}
