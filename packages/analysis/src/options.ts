import type { RuleName } from './findings.ts';

/** Languages with rules and measures of their own. */
export const supportedLanguages = ['en', 'es', 'fr', 'de', 'ar', 'zh'] as const;
export const languageCodes = [...supportedLanguages, 'und'] as const;
/** `und`: unsupported language, or a text too short to detect it. */
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
/** Selects the rules and their thresholds. */
export type DocumentKind = (typeof documentKinds)[number];

/** Kinds with many names, dialect words and figures of speech: checkers report only certain errors. */
export const storyKinds: ReadonlySet<DocumentKind> = new Set([
  'fiction',
  'script',
  'poetry',
  'lyrics',
]);

export type AnalysisOptions = {
  /** `auto` (the default) detects the language from the opening of the text. */
  language?: LanguageCode | 'auto';
  /** `fiction` by default. */
  kind?: DocumentKind;
  /** Rules enabled or disabled against the default of the document kind. */
  rules?: Readonly<Partial<Record<RuleName, boolean>>>;
  /** The writer's own word list: words to find and their replacements. */
  houseRules?: readonly HouseRule[];
  /** Words accepted as correct by all rules and dictionaries. */
  dictionary?: readonly string[];
};

/** One rule of a house style: matches `find` in any case, unless `isExact`. */
export type HouseRule = {
  find: string;
  replacements: readonly string[];
  /** The writer's reason. */
  note?: string;
  /** Matches case: Internet, not internet. */
  isExact?: boolean;
};
