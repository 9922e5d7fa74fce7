import type { ChangeDesc, Text } from '@codemirror/state';

/** A pause this long ends a burst: what was typed in it counts, and stays counted. */
const burstPauseMs = 30_000;

type Range = { from: number; to: number };

/**
 * The words typed in one sitting. Within a burst of typing corrections net out: only words that stand there count.
 * Once a burst is over its words stay counted, so a deletion later on takes nothing away.
 */
export type TypedWords = {
  /** Words of the bursts that are over. */
  settled: number;
  /** What the running burst typed and what still stands, in order, without overlaps. */
  burst: readonly Range[];
  /** When its last key came, in milliseconds; null between bursts. */
  lastKeyAt: number | null;
};

export const nothingTyped: TypedWords = { settled: 0, burst: [], lastKeyAt: null };

/** The count after an edit of the text. Only `typed` edits add; all others move or shrink what was typed. */
export function afterEdit(
  before: TypedWords,
  { changes, isTyped, at }: { changes: ChangeDesc; isTyped: boolean; at: number },
): TypedWords {
  const inserted: Range[] = [];
  changes.iterChangedRanges((_fromA, _toA, from, to) => {
    if (to > from) inserted.push({ from, to });
  });
  const kept = before.burst
    .map(({ from, to }) => ({ from: changes.mapPos(from, 1), to: changes.mapPos(to, -1) }))
    .filter(({ from, to }) => to > from);

  return {
    settled: before.settled,
    burst: isTyped ? joined([...kept, ...inserted]) : without(kept, inserted),
    lastKeyAt: isTyped ? at : before.lastKeyAt,
  };
}

/** Whether the running burst has been over for long enough to settle. */
export function isBurstOver({ lastKeyAt }: TypedWords, at: number): boolean {
  return lastKeyAt !== null && at - lastKeyAt >= burstPauseMs;
}

/** Ends the running burst: its words stay, whatever is deleted later. */
export function settled(typed: TypedWords, doc: Text): TypedWords {
  return { settled: wordsTyped(typed, doc), burst: [], lastKeyAt: null };
}

/** All words typed in the sitting so far. */
export function wordsTyped({ settled, burst }: TypedWords, doc: Text): number {
  return burst.reduce((sum, range) => sum + wordsWithin(doc, range), settled);
}

/** How many words a piece of text has. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of segmentsOf(text)) if (isWordLike) count++;

  return count;
}

const reach = 64;

/**
 * Words of which every letter lies in the range. A word begun in one burst and ended in the next counts once, a letter
 * added to an old word never.
 */
function wordsWithin(doc: Text, { from, to }: Range): number {
  const start = Math.max(0, from - reach);
  let count = 0;
  for (const { segment, index, isWordLike } of segmentsOf(doc.sliceString(start, to + reach))) {
    const at = start + index;
    if (isWordLike && at >= from && at + segment.length <= to) count++;
  }

  return count;
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** In pieces, because one long string takes some engines time that grows with its square. */
function* segmentsOf(text: string) {
  for (let from = 0; from < text.length; ) {
    const to = breakAfter(text, from + 2000);
    for (const { segment, index, isWordLike } of words.segment(text.slice(from, to))) {
      yield { segment, index: from + index, isWordLike };
    }
    from = to;
  }
}

function breakAfter(text: string, at: number): number {
  const space = text.slice(at, at + 500).search(/\s/);

  return space < 0 ? Math.min(text.length, at + 500) : at + space + 1;
}

function joined(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else result.push({ ...range });
  }

  return result;
}

function without(ranges: readonly Range[], holes: readonly Range[]): Range[] {
  return holes.reduce<Range[]>(
    (left, hole) =>
      left.flatMap(({ from, to }) =>
        hole.to <= from || hole.from >= to
          ? [{ from, to }]
          : [
              { from, to: Math.max(from, hole.from) },
              { from: Math.min(to, hole.to), to },
            ].filter((part) => part.to > part.from),
      ),
    [...ranges],
  );
}
