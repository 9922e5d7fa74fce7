export const languageCodes = ['en', 'es', 'fr', 'de', 'ar', 'zh', 'und'] as const;

/** `und`: a language the engine does not know, or a text too short to tell. */
export type LanguageCode = (typeof languageCodes)[number];

export const documentKinds = [
  'fiction',
  'essay',
  'academic',
  'business',
  'blog',
  'poetry',
  'lyrics',
  'script',
] as const;

/** Sets which findings apply and where their thresholds lie. */
export type DocumentKind = (typeof documentKinds)[number];

export type AnalysisOptions = {
  /** `auto` (the default) tells the language from the opening of the text. */
  language?: LanguageCode | 'auto';
  /** `fiction` by default. */
  kind?: DocumentKind;
};
