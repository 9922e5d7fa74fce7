import type { Measure } from '../measure.ts';
import { fleschBands } from './bands.ts';

/** 207 − 1.015 words per sentence − 73.6 syllables per word: Flesch's formula fitted to French. */
export const kandelMoles: Measure = {
  name: 'kandel-moles',
  languages: ['fr'],
  needs: { unit: 'words', least: 1 },
  evidence: ['longestSentences', 'hardestWords'],
  unit: 'score',
  source:
    'Kandel & Moles 1958, Application de l’indice de Flesch à la langue française, Cahiers d’études de radio-télévision 19',
  bands: fleschBands,
  value: ({ words, sentences, syllables }) =>
    207 - 1.015 * (words / sentences) - (73.6 * syllables) / words,
};
