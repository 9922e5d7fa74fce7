import type { WordDiff } from '../../library/versions/word-diff.ts';
import type { Description } from '../../storage/samples/sample-store.ts';

/** A run of words on one side, and whether the other side lacks them. */
type SidePiece = { text: string; isOnlyHere: boolean };
export type SidePart = { unchanged: number } | { pieces: readonly SidePiece[] };

/** Enough of the differences to choose by; the whole text is in the editor or in the version list. */
const maxCharacters = 20_000;

/** One side of a comparison: words that the other side lacks are marked, unchanged paragraphs are counted. */
export function conflictSide({ changes }: WordDiff, side: 'removed' | 'added'): SidePart[] {
  const parts: SidePart[] = [];
  let left = maxCharacters;
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

/** A text without marks, for when the comparison fails. */
export function unmarkedSide(text: string): SidePart[] {
  return [{ pieces: [{ text: text.slice(0, maxCharacters), isOnlyHere: false }] }];
}

export type MetaDifference =
  | ['title', string]
  | ['kind', Description['kind']]
  | ['language', Description['language']];

/** Title, kind and language of one text where the other differs. */
export function metaDifferences(one: Description, other: Description): MetaDifference[] {
  const all: MetaDifference[] = [
    ['title', one.title],
    ['kind', one.kind],
    ['language', one.language],
  ];

  return all.filter(([what, value]) => other[what] !== value);
}
