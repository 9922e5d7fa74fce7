import type { SearchQuery } from '@codemirror/search';
import type { EditorState } from '@codemirror/state';

type Place = { from: number; to: number };

/** Where a search finds something, in order; `isMore` where it was left at the bound. */
export type Matches = { places: Place[]; isMore: boolean };

/** More words are not counted, and more matches not selected at once: nobody goes through them one by one. */
export const matchesMax = 1_000;

/** So much text is looked through at a stretch: some 5 ms of a slow machine. */
const sliceLength = 10_000;

/** A match may reach so far beyond the slice it begins in. */
const overhang = 250;

/** Every match of words, a slice of the text a step, so that a key can come between. */
export function* matchesIn(state: EditorState, query: SearchQuery): Generator<undefined, Matches> {
  const { doc } = state;
  const places: Place[] = [];
  const reach = overhang + query.search.length;
  for (let from = 0; from <= doc.length; ) {
    const end = Math.min(doc.length, from + sliceLength);
    const seen = Math.min(doc.length, end + reach);
    const cursor = query.getCursor(state, from, seen);
    let next = end + 1;
    for (let found = cursor.next(); !found.done && found.value.from <= end; found = cursor.next()) {
      if (places.length === matchesMax) return { places, isMore: true };
      places.push({ from: found.value.from, to: found.value.to });
      next = Math.max(next, found.value.to);
    }
    from = next;
    yield;
  }

  return { places, isMore: false };
}

/** Which of the matches a selection is, from 1; 0 for none of them. */
export function rankIn({ places }: Matches, { from, to }: Place): number {
  return places.findIndex((place) => place.from === from && place.to === to) + 1;
}
