import type { Measure } from '../measure.ts';

const english = {
  languages: ['en'],
  needs: { unit: 'words', least: 1 },
  evidence: ['longestSentences', 'hardestWords'],
  unit: 'grade',
} as const satisfies Partial<Measure>;

/** 0.0588 letters per 100 words − 0.296 sentences per 100 words − 15.8. */
export const colemanLiau: Measure = {
  ...english,
  name: 'coleman-liau',
  source:
    'Coleman & Liau 1975, A computer readability formula designed for machine scoring, J. Applied Psychology 60(2)',
  value: ({ words, sentences, letters }) =>
    (5.88 * letters) / words - (29.6 * sentences) / words - 15.8,
};

/** 4.71 letters and digits per word + 0.5 words per sentence − 21.43. */
export const automatedReadability: Measure = {
  ...english,
  name: 'automated-readability',
  source: 'Senter & Smith 1967, Automated Readability Index, AMRL-TR-66-220',
  value: ({ words, sentences, letters }) =>
    (4.71 * letters) / words + 0.5 * (words / sentences) - 21.43,
};
