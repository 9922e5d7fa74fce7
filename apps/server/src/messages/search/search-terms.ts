import '@longhand/analysis/every-language';
import type { SearchQuery } from '@longhand/analysis/search/search-query';
import { searchTerms } from '@longhand/analysis/search/search-terms';

const languages = ['en', 'es', 'fr', 'de', 'ar', 'zh'] as const;

/** The search terms of a message: its words, and their stems in every language, because messages are too short to detect theirs. */
export function termsOfMessage(body: string): string[] {
  return [...new Set(languages.flatMap((language) => [...searchTerms(body, language)]))];
}

/** The text search query of words. Terms contain only letters, digits and the stem marker, so quoting is safe. */
export function termQueryOf({ all }: SearchQuery): string {
  const words = all.map((alternatives) =>
    alternatives.map(({ term, isPrefix }) => `'${term}'${isPrefix ? ':*' : ''}`).join(' | '),
  );

  return words.map((word) => `(${word})`).join(' & ');
}
