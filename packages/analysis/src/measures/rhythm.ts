import { mattrWindow } from '../mattr.ts';
import type { Measure } from './measure.ts';

const oneSentence = { unit: 'sentences', least: 1 } as const;

export const meanSentenceLength: Measure = {
  name: 'mean-sentence-length',
  unit: 'words',
  source: 'Arithmetic mean of the words in each sentence',
  needs: oneSentence,
  evidence: ['longestSentences'],
  value: ({ words, sentences }) => words / sentences,
};

/** Sample standard deviation: divides by the number of sentences minus one. */
export const sentenceLengthDeviation: Measure = {
  name: 'sentence-length-deviation',
  unit: 'words',
  source: 'Sample standard deviation of the words in each sentence',
  needs: { unit: 'sentences', least: 2 },
  evidence: ['longestSentences'],
  value: ({ words, sentences, sentenceLengthSquares }) =>
    Math.sqrt(Math.max(0, sentenceLengthSquares - words ** 2 / sentences) / (sentences - 1)),
};

export const dialogueShare: Measure = {
  name: 'dialogue-share',
  unit: 'share',
  source:
    'Words between quotation marks or behind a dialogue dash, as a share of all words; none where Arabic speech has no marks',
  needs: { unit: 'words', least: 1 },
  evidence: [],
  value: ({ words, spokenWords, unmarkedSpeeches }) =>
    unmarkedSpeeches * minUnmarkedSpeechWords > spokenWords ? Number.NaN : spokenWords / words,
};

/** Assumed length of unmarked speech: if it outweighs the marked speech, the share is undefined. */
const minUnmarkedSpeechWords = 4;

/** Mean share of distinct words over all windows of fifty. */
export const mattr: Measure = {
  name: 'mattr',
  unit: 'share',
  source:
    'Covington & McFall 2010, Cutting the Gordian knot: the moving-average type-token ratio, J. Quantitative Linguistics 17(2)',
  needs: { unit: 'words', least: mattrWindow },
  evidence: [],
  value: ({ words, variety }) => variety / (words - mattrWindow + 1) / mattrWindow,
};
