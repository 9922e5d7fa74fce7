import type { Comparison } from '../samples/compare-texts.ts';
import type { Description } from '../samples/sample-store.ts';

/** A run of words of one side, and whether the other side has them as well. */
type SidePiece = { text: string; isOnlyHere: boolean };
export type SidePart = { unchanged: number } | { pieces: readonly SidePiece[] };

/** Enough of what differs to choose by; the whole is in the editor or among the versions. */
const shownCharacters = 20_000;

/** What one of two compared texts shows of itself: the words that the other lacks marked, what is the same counted. */
export function sideOf({ changes }: Comparison, side: 'removed' | 'added'): SidePart[] {
  const parts: SidePart[] = [];
  let left = shownCharacters;
  for (const change of changes) {
    if (left <= 0) break;
    if ('unchanged' in change) {
      if (change.unchanged > 0) parts.push(change);
      continue;
    }
    const pieces: SidePiece[] = [];
    for (const { text, is } of change.pieces) {
      if (left <= 0 || (is !== 'same' && is !== side)) continue;
      pieces.push({ text: text.slice(0, left), isOnlyHere: is === side });
      left -= text.length;
    }
    if (pieces.length > 0) parts.push({ pieces });
  }

  return parts;
}

/** A text as it is, where nothing can compare it. */
export function unmarked(text: string): SidePart[] {
  return [{ pieces: [{ text: text.slice(0, shownCharacters), isOnlyHere: false }] }];
}

export type Differing =
  | ['title', string]
  | ['kind', Description['kind']]
  | ['language', Description['language']];

/** What one text is called and is, as far as the other differs. */
export function differing(one: Description, other: Description): Differing[] {
  const all: Differing[] = [
    ['title', one.title],
    ['kind', one.kind],
    ['language', one.language],
  ];

  return all.filter(([what, value]) => other[what] !== value);
}
