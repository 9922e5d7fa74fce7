import type { LanguageCode, MeasureName } from '@longhand/analysis';

const all = ['en', 'es', 'fr', 'de', 'ar', 'zh'] as const satisfies LanguageCode[];

/**
 * What is found and measured in texts of which language. Written down here so that the page can be read before
 * the engine is there; a test holds it to what the engine itself does, so that it can promise neither more nor less.
 */
export const languageSupport = {
  'mean-sentence-length': all,
  echo: ['en', 'de'],
  adverb: all,
  passive: all,
  mattr: all,
  lix: ['en', 'es', 'fr', 'de', 'ar'],
} as const satisfies Record<string, readonly LanguageCode[]>;

/** How easily a text reads is reckoned for each language by a formula that was published for it. */
export const easeFormulas = {
  en: { measure: 'flesch-reading-ease', source: 'Flesch 1948' },
  es: { measure: 'szigriszt-pazos', source: 'Szigriszt 1993' },
  fr: { measure: 'kandel-moles', source: 'Kandel 1958' },
  de: { measure: 'amstad', source: 'Amstad 1978' },
  ar: { measure: 'osman', source: 'OSMAN 2016' },
  zh: { measure: 'sun-hanyin', source: 'Sun Hanyin 1992' },
} as const satisfies Record<(typeof all)[number], { measure: MeasureName; source: string }>;

export type Supported = keyof typeof languageSupport;
