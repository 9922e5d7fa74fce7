import type { Measure } from '../measure.ts';

/**
 * 0.1579 times the percentage of words not on the list of familiar ones + 0.0496 words per sentence, + 3.6365 if that
 * percentage is above 5. Names within a sentence count as familiar.
 */
export const daleChall: Measure = {
  name: 'dale-chall',
  languages: ['en'],
  unit: 'score',
  needs: { unit: 'words', least: 1 },
  evidence: ['longestSentences', 'hardestWords'],
  source:
    'Dale & Chall 1948, A formula for predicting readability, Educational Research Bulletin 27; words and bands of Chall & Dale 1995, Readability Revisited',
  bands: [
    [9, 'very-difficult'],
    [8, 'difficult'],
    [7, 'fairly-difficult'],
    [6, 'standard'],
    [5, 'fairly-easy'],
    [Number.NEGATIVE_INFINITY, 'easy'],
  ],
  value({ words, sentences, weight }) {
    const unfamiliar = (100 * weight) / words;

    return 0.1579 * unfamiliar + 0.0496 * (words / sentences) + (unfamiliar > 5 ? 3.6365 : 0);
  },
};
