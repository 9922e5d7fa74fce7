import type { Measure } from '../measure.ts';

/**
 * 200.791 − 1.015 words per sentence − 24.181 (hard words + syllables + complex words + faseeh words,
 * each per word). The weight of a word is in `languages/ar-osman.ts`.
 */
export const osman: Measure = {
  name: 'osman',
  languages: ['ar'],
  needs: { unit: 'words', least: 1 },
  evidence: ['longestSentences', 'hardestWords'],
  unit: 'score',
  source: 'El-Haj & Rayson 2016, OSMAN: a novel Arabic readability metric, LREC',
  value: ({ words, sentences, weight }) =>
    200.791 - 1.015 * (words / sentences) - 24.181 * (weight / words),
};
