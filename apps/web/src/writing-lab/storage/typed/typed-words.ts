import type { ChangeDesc, Text } from '@codemirror/state';

/** A pause this long ends a burst; its words then stay counted. */
const burstPauseMs = 30_000;

type TextSpan = { from: number; to: number };

/**
 * Typed words of one writing session. Within a burst, corrections net out: only words still present count. After a burst, its words stay
 * counted even if they are deleted later.
 */
export type TypedWords = {
  /** Words of finished bursts. */
  finishedWords: number;
  /** Spans typed in the current burst that are still present, in order, without overlaps. */
  burst: readonly TextSpan[];
  /** Time of its last keystroke in milliseconds; null between bursts. */
  lastKeyAt: number | null;
};

export const nothingTyped: TypedWords = { finishedWords: 0, burst: [], lastKeyAt: null };

/** The state after an edit. Only typed edits add words; all others move or shrink typed spans. */
export function applyEdit(
  before: TypedWords,
  { changes, isTyped, at }: { changes: ChangeDesc; isTyped: boolean; at: number },
): TypedWords {
  const inserted: TextSpan[] = [];
  changes.iterChangedRanges((_fromA, _toA, from, to) => {
    if (to > from) inserted.push({ from, to });
  });
  const kept = before.burst
    .map(({ from, to }) => ({ from: changes.mapPos(from, 1), to: changes.mapPos(to, -1) }))
    .filter(({ from, to }) => to > from);

  return {
    finishedWords: before.finishedWords,
    burst: isTyped ? mergeSpans([...kept, ...inserted]) : subtractSpans(kept, inserted),
    lastKeyAt: isTyped ? at : before.lastKeyAt,
  };
}

/** Whether the current burst has ended. */
export function isBurstOver({ lastKeyAt }: TypedWords, at: number): boolean {
  return lastKeyAt !== null && at - lastKeyAt >= burstPauseMs;
}

/** Ends the current burst: its words stay counted whatever is deleted later. */
export function endBurst(typed: TypedWords, doc: Text): TypedWords {
  return { finishedWords: countTypedWords(typed, doc), burst: [], lastKeyAt: null };
}

/** Number of words typed in the session so far. */
export function countTypedWords({ finishedWords, burst }: TypedWords, doc: Text): number {
  return burst.reduce((sum, range) => sum + countWordsWithin(doc, range), finishedWords);
}

/** Counts the words of a text. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of segmentsOf(text)) if (isWordLike) count++;

  return count;
}

const contextLength = 64;

/**
 * Words whose letters all lie in the range. A word begun in one burst and finished in the next counts once; a letter added to an existing
 * word counts as none.
 */
function countWordsWithin(doc: Text, { from, to }: TextSpan): number {
  const start = Math.max(0, from - contextLength);
  let count = 0;
  for (const { segment, index, isWordLike } of segmentsOf(
    doc.sliceString(start, to + contextLength),
  )) {
    const at = start + index;
    if (isWordLike && at >= from && at + segment.length <= to) count++;
  }

  return count;
}

const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Segments in pieces: some engines need quadratic time for one long string. */
function* segmentsOf(text: string) {
  for (let from = 0; from < text.length; ) {
    const to = pieceEnd(text, from + 2000);
    for (const { segment, index, isWordLike } of wordSegmenter.segment(text.slice(from, to))) {
      yield { segment, index: from + index, isWordLike };
    }
    from = to;
  }
}

function pieceEnd(text: string, at: number): number {
  const space = text.slice(at, at + 500).search(/\s/);

  return space < 0 ? Math.min(text.length, at + 500) : at + space + 1;
}

function mergeSpans(ranges: TextSpan[]): TextSpan[] {
  const result: TextSpan[] = [];
  for (const range of ranges.sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else result.push({ ...range });
  }

  return result;
}

function subtractSpans(ranges: readonly TextSpan[], holes: readonly TextSpan[]): TextSpan[] {
  return holes.reduce<TextSpan[]>(
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
