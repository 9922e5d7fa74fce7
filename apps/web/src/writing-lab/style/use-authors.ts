import type { LanguageCode } from '@longhand/analysis';
import {
  type Author,
  type AuthorSet,
  loadAuthors,
  type NearestAuthors,
  nearestAuthors,
  scoresOf,
} from '@longhand/analysis/measures/style/authors';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TextAnalysis } from '../analysis/texts/text-analysis.ts';
import type { ComparisonSet } from '../storage/device/database.ts';
import { useComparisonSets } from './use-comparison-sets.ts';

/** An author of the collection or a comparison set of the user, with its URL key. */
export type ComparedAuthor = Author & { key: string; isOwn: boolean };

export type Authors = {
  set: AuthorSet<ComparedAuthor>;
  nearest: NearestAuthors<ComparedAuthor>;
};

/** The authors that a text can be compared with, the user's sets first; null if its language has none. */
export function useAuthors(reading: TextAnalysis | null): Authors | null {
  const language = reading?.language ?? null;
  const { data: collection = null } = useQuery({
    queryKey: ['lab-authors', language],
    queryFn: () => (language === null ? null : loadAuthors(language)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: own = noSets } = useComparisonSets();
  const set = useMemo(
    () => (collection && language !== null ? addOwnSets(collection, { own, language }) : null),
    [collection, own, language],
  );

  return useMemo(
    () => (reading && set ? { set, nearest: nearestAuthors(reading.frequencies, set) } : null),
    [reading, set],
  );
}

const noSets: readonly ComparisonSet[] = [];

export function addOwnSets(
  collection: AuthorSet,
  { own, language }: { own: readonly ComparisonSet[]; language: LanguageCode },
): AuthorSet<ComparedAuthor> {
  return {
    ...collection,
    authors: [
      ...own
        .filter((set) => set.language === language)
        .map((set) => toAuthor(set, collection.words)),
      ...collection.authors.map((author) => ({
        ...author,
        key: `author.${author.name}`,
        isOwn: false,
      })),
    ],
  };
}

/** A common word that was not counted when the set was made gets a neutral score. */
function toAuthor(
  { id, name, files, frequencies }: ComparisonSet,
  words: AuthorSet['words'],
): ComparedAuthor {
  const counted = new Set(frequencies.uses.map(([word]) => word));

  return {
    key: `set.${id}`,
    isOwn: true,
    name,
    works: files.map((file) => ({ ...file, year: null })),
    scores: scoresOf(frequencies, words).map((score, at) =>
      counted.has(words[at]?.word ?? '') ? score : 0,
    ),
  };
}
