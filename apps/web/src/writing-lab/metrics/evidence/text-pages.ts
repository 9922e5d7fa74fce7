import type { Span } from '@longhand/analysis';

/** The pole that a mark stands for; `tone` sets the line below it. */
export type Mark = { tone: 'first' | 'second'; name: string };

export type Piece = { from: number; words: string; mark: Mark | null };

/** About as much as a reader scrolls through at once. */
const pageUnits = 12_000;

/** The paragraphs of a text, in pages of about the same length. */
export function paginate(text: string): readonly (readonly Span[])[] {
  const pages: Span[][] = [[]];
  let units = 0;
  let from = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    if (line.trim() !== '') {
      if (units > 0 && units + line.length > pageUnits) {
        pages.push([]);
        units = 0;
      }
      pages.at(-1)?.push({ from, to });
      units += line.length;
    }
    from = to + 1;
  }

  return pages;
}

/** Splits a paragraph where marks begin and end. Of two overlapping marks the first applies. */
export function splitParagraph(
  text: string,
  { from, to }: Span,
  marks: readonly (Span & Mark)[],
): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  const own = marks
    .filter((mark) => mark.from >= from && mark.to <= to)
    .toSorted((one, other) => one.from - other.from);
  for (const { from: start, to: end, tone, name } of own) {
    if (start < at) continue;
    if (start > at) pieces.push({ from: at, words: text.slice(at, start), mark: null });
    pieces.push({ from: start, words: text.slice(start, end), mark: { tone, name } });
    at = end;
  }
  if (at < to) pieces.push({ from: at, words: text.slice(at, to), mark: null });

  return pieces;
}
