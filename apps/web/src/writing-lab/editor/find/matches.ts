import type { SearchQuery } from '@codemirror/search';
import type { EditorState } from '@codemirror/state';

type TextSpan = { from: number; to: number };

/** Matches in order; `isMore` if the maximum was reached. */
export type Matches = { places: TextSpan[]; isMore: boolean };

/** Maximum of matches that are counted or selected at once. */
export const maxMatches = 1_000;

/** Characters searched per slice: some 5 ms on a slow machine. */
const sliceLength = 10_000;

/** How far a match may extend beyond the slice in which it begins. */
const maxOverhang = 250;

/** Finds all matches of a text search, one slice per step, so that keystrokes can be handled in between. */
export function* findMatches(
  state: EditorState,
  query: SearchQuery,
): Generator<undefined, Matches> {
  const { doc } = state;
  const places: TextSpan[] = [];
  const overlap = maxOverhang + query.search.length;
  for (let from = 0; from <= doc.length; ) {
    const end = Math.min(doc.length, from + sliceLength);
    const searchEnd = Math.min(doc.length, end + overlap);
    const cursor = query.getCursor(state, from, searchEnd);
    let next = end + 1;
    for (let found = cursor.next(); !found.done && found.value.from <= end; found = cursor.next()) {
      if (places.length === maxMatches) return { places, isMore: true };
      places.push({ from: found.value.from, to: found.value.to });
      next = Math.max(next, found.value.to);
    }
    from = next;
    yield;
  }

  return { places, isMore: false };
}

/** Rank of the selected match, from 1; 0 if the selection is not a match. */
export function rankOfMatch({ places }: Matches, { from, to }: TextSpan): number {
  return places.findIndex((place) => place.from === from && place.to === to) + 1;
}
