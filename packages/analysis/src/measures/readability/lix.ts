import type { Measure } from '../measure.ts';

/** Made for Swedish and used for many alphabetic languages; Chinese has no words of seven letters. */
const alphabetic = {
  languages: ['en', 'es', 'fr', 'de', 'ar', 'und'],
  needs: { unit: 'words', least: 1 },
  unit: 'score',
  evidence: ['longestSentences', 'hardestWords'],
} as const satisfies Partial<Measure>;

/** Words per sentence + percentage of words over six letters. */
export const lix: Measure = {
  ...alphabetic,
  name: 'lix',
  source: 'Björnsson 1968, Läsbarhet',
  bands: [
    [55, 'very-difficult'],
    [45, 'difficult'],
    [35, 'standard'],
    [25, 'easy'],
    [Number.NEGATIVE_INFINITY, 'very-easy'],
  ],
  value: ({ words, sentences, longWords }) => words / sentences + (100 * longWords) / words,
};

/** Words over six letters per sentence. */
export const rix: Measure = {
  ...alphabetic,
  name: 'rix',
  source:
    'Anderson 1983, Lix and Rix: variations on a little-known readability index, J. of Reading 26(6)',
  value: ({ sentences, longWords }) => longWords / sentences,
};
