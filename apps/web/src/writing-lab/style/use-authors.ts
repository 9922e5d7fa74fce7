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
import type { ComparisonSet } from '../device/database.ts';
import type { Reading } from '../reading/reading.ts';
import { useComparisonSets } from './use-comparison-sets.ts';

/** An author of the collection, or a comparison set of the writer's, by what the address calls it. */
export type ComparedAuthor = Author & { key: string; isOwn: boolean };

export type Authors = {
  set: AuthorSet<ComparedAuthor>;
  nearest: NearestAuthors<ComparedAuthor>;
};

/** The authors that a text can be compared with, the writer's own sets first; null where its language has none. */
export function useAuthors(reading: Reading | null): Authors | null {
  const language = reading?.language ?? null;
  const { data: collection = null } = useQuery({
    queryKey: ['lab-authors', language],
    queryFn: () => (language === null ? null : loadAuthors(language)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: own = none } = useComparisonSets();
  const set = useMemo(
    () => (collection && language !== null ? addOwnSets(collection, { own, language }) : null),
    [collection, own, language],
  );

  return useMemo(
    () => (reading && set ? { set, nearest: nearestAuthors(reading.frequencies, set) } : null),
    [reading, set],
  );
}

const none: readonly ComparisonSet[] = [];

export function addOwnSets(
  collection: AuthorSet,
  { own, language }: { own: readonly ComparisonSet[]; language: LanguageCode },
): AuthorSet<ComparedAuthor> {
  return {
    ...collection,
    authors: [
      ...own
        .filter((set) => set.language === language)
        .map((set) => authorOf(set, collection.words)),
      ...collection.authors.map((author) => ({
        ...author,
        key: `author.${author.name}`,
        isOwn: false,
      })),
    ],
  };
}

/** A common word that was not counted when the set was made is taken as usual. */
function authorOf(
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
