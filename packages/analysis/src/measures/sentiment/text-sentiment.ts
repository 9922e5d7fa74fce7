import type { Absence } from '../measure.ts';
import { rounded, type Sentiment } from './score.ts';

/** The sentiment of a text, of each of its sentences, and their mean. */
export type TextSentiment =
  | (Sentiment &
      MovedSentences & {
        /**
         * Set if the result comes from Longhand’s own lists instead of VADER; they were validated on a few hundred texts only. Absent in
         * English.
         */
        beta?: Coverage;
      })
  | { compound: null; positive: null; neutral: null; negative: null; absent: Absence };

type MovedSentences = {
  /** Mean compound score of the sentences, −1 to 1; the figure to use for anything longer than a message. */
  mean: number;
  /** Compound of each sentence that is not neutral, with its number in the text. */
  sentences: readonly { sentence: number; compound: number }[];
};

/** Share of words with a valence, and of sentences with such a word. */
export type Coverage = { words: number; sentences: number };

/** VADER is designed for short messages: with more sentences than this its normalized sum saturates. */
const messageSentences = 10;

/** The sentiment of the whole text and of its sentences. The compound of a text is the mean of its sentences. At least one sentence. */
export function sentimentOfSentences(
  whole: Sentiment,
  paragraphs: readonly (readonly number[])[],
): Sentiment & MovedSentences {
  const moved = movedSentences(paragraphs);
  const count = paragraphs.reduce((sum, { length }) => sum + length, 0);

  return {
    ...whole,
    ...moved,
    ...(count > messageSentences && { compound: rounded(moved.mean, 4) }),
  };
}

function movedSentences(paragraphs: readonly (readonly number[])[]): MovedSentences {
  const sentences: { sentence: number; compound: number }[] = [];
  let count = 0;
  let sum = 0;
  for (const compounds of paragraphs) {
    for (const compound of compounds) {
      if (compound !== 0) sentences.push({ sentence: count, compound });
      sum += compound;
      count++;
    }
  }

  return { mean: sum / count, sentences };
}

export function noSentiment(absent: Absence): TextSentiment {
  return { compound: null, positive: null, neutral: null, negative: null, absent };
}

export const noWords: Absence = { code: 'too-short', unit: 'words', needs: 1, has: 0 };
