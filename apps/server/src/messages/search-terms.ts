import '@longhand/analysis/every-language';
import type { SearchQuery } from '@longhand/analysis/search/search-query';
import { searchTerms } from '@longhand/analysis/search/search-terms';

const languages = ['en', 'es', 'fr', 'de', 'ar', 'zh'] as const;

/**
 * The search terms of a message: its words, and their stems in every language, because messages are too short to detect theirs. A marker
 * names the conversation, so that the index finds a word within a user's conversations without reading those of others.
 */
export function termsOfMessage(conversationId: string, body: string): string[] {
  const terms = new Set(languages.flatMap((language) => [...searchTerms(body, language)]));

  return [conversationMarker(conversationId), ...terms];
}

/** The text search query of words in some conversations. */
export function termQueryOf(conversationIds: readonly string[], { all }: SearchQuery): string {
  const markers = conversationIds.map((id) => `'${conversationMarker(id)}'`).join(' | ');
  const words = all.map((alternatives) =>
    alternatives.map(({ term, isPrefix }) => `'${term}'${isPrefix ? ':*' : ''}`).join(' | '),
  );

  return [markers, ...words].map((part) => `(${part})`).join(' & ');
}

/** Words consist of letters and digits, so that none is a marker. */
const conversationMarker = (id: string) => `@${id}`;
