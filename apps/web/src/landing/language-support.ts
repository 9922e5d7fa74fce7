import type { LanguageCode } from '@longhand/analysis';

const all = ['en', 'es', 'fr', 'de', 'ar', 'zh'] as const satisfies LanguageCode[];

/**
 * What is found and measured in texts of which language. Written down here so that the page can be read before
 * the engine is there; a test holds it to what the engine itself does, so that it can promise neither more nor less.
 */
export const languageSupport = {
  'mean-sentence-length': all,
  echo: all,
  adverb: all,
  passive: all,
  mattr: all,
  lix: ['en', 'es', 'fr', 'de', 'ar'],
  'flesch-reading-ease': ['en'],
} as const satisfies Record<string, readonly LanguageCode[]>;

export type Supported = keyof typeof languageSupport;
