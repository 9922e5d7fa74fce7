import { Facet } from '@codemirror/state';

export type SearchMessages = {
  /** Number of matches, and the rank of the selected one: from 1, or 0 for none. */
  count: (told: { count: number; rank: number; isMore: boolean }) => string;
  /** Shown for an invalid pattern. */
  broken: string;
  /** Shown for a pattern that was stopped because it takes too long. */
  slow: string;
  /** Shown when the pattern worker could not be loaded. */
  failed: string;
  /** Number of selected matches; typing changes all of them. */
  selected: (count: number) => string;
  /** Shown when select all found more matches than can be selected. */
  tooMany: (max: number) => string;
  /** A number in the format of the locale. */
  figure: (count: number) => string;
};

export const searchMessages = Facet.define<SearchMessages, SearchMessages | undefined>({
  combine: ([words]) => words,
});
