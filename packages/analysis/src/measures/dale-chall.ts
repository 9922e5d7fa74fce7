import type { Measure } from './measures.ts';

/** Its formula needs Dale's list of 3,000 familiar words, which nobody has put under a free licence. */
export const daleChall: Measure = {
  name: 'dale-chall',
  languages: ['en'],
  unit: 'score',
  needs: { unit: 'words', least: 1 },
  evidence: ['longestSentences'],
  source:
    'Dale & Chall 1948, A formula for predicting readability, Educational Research Bulletin 27',
  lacks: 'word-list',
  value: () => Number.NaN,
};
