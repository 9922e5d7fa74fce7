import type { RuleName } from './findings.ts';

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

/** Kinds in which names, dialect and turns of speech are many, so that checkers mark only what is surely wrong. */
export const stories: ReadonlySet<DocumentKind> = new Set([
  'fiction',
  'script',
  'poetry',
  'lyrics',
]);

export type AnalysisOptions = {
  /** `auto` (the default) tells the language from the opening of the text. */
  language?: LanguageCode | 'auto';
  /** `fiction` by default. */
  kind?: DocumentKind;
  /** Rules switched on or off against what the kind of document says. */
  rules?: Readonly<Partial<Record<RuleName, boolean>>>;
  /** The writer's own word list: what to look for, and what to write instead. */
  houseRules?: readonly HouseRule[];
  /** Words that are right, whatever a dictionary or another rule holds of them. */
  dictionary?: readonly string[];
};

/** One line of a house style: `find` in any case of its letters, unless `isExact`. */
export type HouseRule = {
  find: string;
  replacements: readonly string[];
  /** Why, in the writer's own words. */
  note?: string;
  /** Only as it is written: Internet, not internet. */
  isExact?: boolean;
};
