import type { Measure, Totals } from '../measure.ts';
import { fleschBands } from './bands.ts';

const english = {
  languages: ['en'],
  needs: { unit: 'words', least: 1 },
  evidence: ['longestSentences', 'hardestWords'],
} as const satisfies Partial<Measure>;

/** Flesch reading ease: 206.835 − 1.015 words per sentence − 84.6 syllables per word; higher is easier. */
export const fleschReadingEase: Measure = {
  ...english,
  name: 'flesch-reading-ease',
  unit: 'score',
  source: 'Flesch 1948, A new readability yardstick, J. Applied Psychology 32(3)',
  bands: fleschBands,
  value: ({ words, sentences, syllables }) =>
    206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words),
};

/** Flesch–Kincaid grade: 0.39 words per sentence + 11.8 syllables per word − 15.59. */
export const fleschKincaidGrade: Measure = {
  ...english,
  name: 'flesch-kincaid-grade',
  unit: 'grade',
  source: 'Kincaid, Fishburne, Rogers & Chissom 1975, Research Branch Report 8-75',
  value: ({ words, sentences, syllables }) =>
    0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59,
};

/** 0.4 (words per sentence + percentage of complex words). */
export const gunningFog: Measure = {
  ...english,
  name: 'gunning-fog',
  unit: 'grade',
  source: 'Gunning 1952, The Technique of Clear Writing',
  value: ({ words, sentences, complexWords }) =>
    0.4 * (words / sentences + (100 * complexWords) / words),
};

/** 1.0430 √(30 polysyllables per sentence) + 3.1291; made for thirty sentences, absent for fewer. */
export const smog: Measure = {
  ...english,
  name: 'smog',
  unit: 'grade',
  source: 'McLaughlin 1969, SMOG grading: a new readability formula, J. of Reading 12(8)',
  needs: { unit: 'sentences', least: 30 },
  evidence: ['hardestWords'],
  value: ({ polysyllables, sentences }: Totals) =>
    1.043 * Math.sqrt((30 * polysyllables) / sentences) + 3.1291,
};
