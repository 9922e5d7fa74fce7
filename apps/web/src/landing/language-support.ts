import type { LanguageCode, MeasureName } from '@longhand/analysis';

const allLanguages = ['en', 'es', 'fr', 'de', 'ar', 'zh'] as const satisfies LanguageCode[];

/**
 * Which languages each metric and finding category supports. Written out so that the page renders before the engine has loaded; a test
 * compares it with the engine.
 */
export const languageSupport = {
  'mean-sentence-length': allLanguages,
  echo: ['en', 'de'],
  adverb: allLanguages,
  passive: allLanguages,
  mattr: allLanguages,
  lix: ['en', 'es', 'fr', 'de', 'ar'],
} as const satisfies Record<string, readonly LanguageCode[]>;

/** The published reading ease formula for each language. */
export const easeFormulas = {
  en: { measure: 'flesch-reading-ease', source: 'Flesch 1948' },
  es: { measure: 'szigriszt-pazos', source: 'Szigriszt 1993' },
  fr: { measure: 'kandel-moles', source: 'Kandel 1958' },
  de: { measure: 'amstad', source: 'Amstad 1978' },
  ar: { measure: 'osman', source: 'OSMAN 2016' },
  zh: { measure: 'sun-hanyin', source: 'Sun Hanyin 1992' },
} as const satisfies Record<
  (typeof allLanguages)[number],
  { measure: MeasureName; source: string }
>;

export type SupportRow = keyof typeof languageSupport;
