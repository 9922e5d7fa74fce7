import type { ParagraphResult, ParagraphSplice } from './delta.ts';

/**
 * The splices that lead from the paragraphs before to those `after`: one for the paragraphs that
 * were replaced, one for each run of other paragraphs in which something changed.
 */
export function splicesOf(
  after: readonly ParagraphResult[],
  replaced: { at: number; remove: number; insert: number },
  changed: readonly number[],
): readonly ParagraphSplice[] {
  const { at, remove, insert } = replaced;
  const end = at + insert;
  const before = runsOf(changed.filter((index) => index < at));
  const behind = runsOf(changed.filter((index) => index >= end));
  const splices = before.map(([from, to]) => sameLength(after, from, to, 0));
  if (remove > 0 || insert > 0) splices.push({ at, remove, insert: after.slice(at, end) });

  return [...splices, ...behind.map(([from, to]) => sameLength(after, from, to, remove - insert))];
}

function sameLength(
  after: readonly ParagraphResult[],
  from: number,
  to: number,
  shift: number,
): ParagraphSplice {
  return { at: from + shift, remove: to - from, insert: after.slice(from, to) };
}

/** Ascending indexes as runs `[from, to)`. */
function runsOf(indexes: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (const index of indexes) {
    const run = runs.at(-1);
    if (run && run[1] === index) run[1]++;
    else runs.push([index, index + 1]);
  }

  return runs;
}

/** Of indexes, in order. */
export function unionOf(one: readonly number[], other: readonly number[]): readonly number[] {
  return [...new Set([...one, ...other])].sort((a, b) => a - b);
}
