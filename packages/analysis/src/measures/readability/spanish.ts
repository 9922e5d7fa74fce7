import type { Measure } from '../measure.ts';
import { fleschBands } from './bands.ts';

const spanish = {
  languages: ['es'],
  needs: { unit: 'words', least: 1 },
  evidence: ['longestSentences', 'hardestWords'],
  unit: 'score',
} as const satisfies Partial<Measure>;

/**
 * 206.84 − 60 syllables per word − 1.02 words per sentence. The 1959 publication says sentences per 100
 * words; Law 2011 (¿Qué es la fórmula Fernández Huerta?, legible.es) shows that words per sentence is meant.
 */
export const fernandezHuerta: Measure = {
  ...spanish,
  name: 'fernandez-huerta',
  source:
    'Fernández Huerta 1959, Medidas sencillas de lecturabilidad, Consigna 214, as corrected by Law 2011',
  bands: fleschBands,
  value: ({ words, sentences, syllables }) =>
    206.84 - (60 * syllables) / words - 1.02 * (words / sentences),
};

/** 206.835 − 62.3 syllables per word − words per sentence; bands from INFLESZ. */
export const szigrisztPazos: Measure = {
  ...spanish,
  name: 'szigriszt-pazos',
  source:
    'Szigriszt Pazos 1993, Sistemas predictivos de legibilidad del mensaje escrito; bands of Barrio-Cantalejo 2008 (INFLESZ)',
  bands: [
    [80, 'very-easy'],
    [65, 'fairly-easy'],
    [55, 'standard'],
    [40, 'fairly-difficult'],
    [Number.NEGATIVE_INFINITY, 'very-difficult'],
  ],
  value: ({ words, sentences, syllables }) =>
    206.835 - (62.3 * syllables) / words - words / sentences,
};

/** 95.2 − 9.7 letters per word − 0.35 words per sentence: the only formula calibrated with Spanish readers. */
export const gutierrez: Measure = {
  ...spanish,
  name: 'gutierrez',
  source: 'Gutiérrez de Polini 1972, Investigación sobre lectura en Venezuela',
  value: ({ words, sentences, letters }) =>
    95.2 - (9.7 * letters) / words - 0.35 * (words / sentences),
};

/** −0.205 sentences per 100 words + 0.049 syllables per 100 words − 3.407: school years. */
export const crawford: Measure = {
  ...spanish,
  name: 'crawford',
  unit: 'grade',
  source:
    'Crawford 1989, Fórmula y gráfico para determinar la comprensibilidad de textos del nivel primario en castellano',
  value: ({ words, sentences, syllables }) =>
    (-20.5 * sentences) / words + (4.9 * syllables) / words - 3.407,
};

/**
 * 100 · n / (n − 1) · mean word length / variance of word lengths: the more word lengths vary, the harder the text. The population
 * variance is used, not that of a sample.
 */
export const legibilityMu: Measure = {
  ...spanish,
  name: 'legibility-mu',
  source: 'Muñoz Baquedano & Muñoz Urra 2006, Legibilidad Mµ, Viña del Mar',
  needs: { unit: 'words', least: 2 },
  evidence: ['hardestWords'],
  bands: [
    [91, 'very-easy'],
    [81, 'easy'],
    [71, 'fairly-easy'],
    [61, 'standard'],
    [51, 'fairly-difficult'],
    [31, 'difficult'],
    [Number.NEGATIVE_INFINITY, 'very-difficult'],
  ],
  value({ words, letters, letterSquares }) {
    const variance = (words * letterSquares - letters ** 2) / words ** 2;

    return (100 * (words / (words - 1)) * (letters / words)) / variance;
  },
};
