import type { ParagraphResult, ParagraphSplice } from './delta.ts';

/**
 * The splices that turn the previous paragraphs into `after`: one for the replaced paragraphs and one for each run of other changed
 * paragraphs.
 */
export function buildSplices(
  after: readonly ParagraphResult[],
  replacedRange: { at: number; remove: number; insert: number },
  changed: readonly number[],
): readonly ParagraphSplice[] {
  const { at, remove, insert } = replacedRange;
  const end = at + insert;
  const before = groupIntoRuns(changed.filter((index) => index < at));
  const following = groupIntoRuns(changed.filter((index) => index >= end));
  const splices = before.map(([from, to]) => replaceRun(after, from, to, 0));
  if (remove > 0 || insert > 0) splices.push({ at, remove, insert: after.slice(at, end) });

  return [
    ...splices,
    ...following.map(([from, to]) => replaceRun(after, from, to, remove - insert)),
  ];
}

function replaceRun(
  after: readonly ParagraphResult[],
  from: number,
  to: number,
  shift: number,
): ParagraphSplice {
  return { at: from + shift, remove: to - from, insert: after.slice(from, to) };
}

/** Ascending indexes as runs `[from, to)`. */
function groupIntoRuns(
  indexes: readonly number[],
): readonly (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (const index of indexes) {
    const run = runs.at(-1);
    if (run && run[1] === index) run[1]++;
    else runs.push([index, index + 1]);
  }

  return runs;
}

/** Sorted union of two lists of indexes. */
export function mergeIndexes(one: readonly number[], other: readonly number[]): readonly number[] {
  if (other.length === 0) return one;

  return [...new Set([...one, ...other])].sort((a, b) => a - b);
}
