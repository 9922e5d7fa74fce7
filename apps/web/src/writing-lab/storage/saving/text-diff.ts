import { ChangeSet, type Text } from '@codemirror/state';

type LineRange = { fromOld: number; toOld: number; fromNew: number; toNew: number };
type Change = { from: number; to: number; insert: string };

/**
 * The changes from one text to another: by lines, and within changed lines without their common prefix and suffix. Lines that occur once in
 * both are anchors (patience diff).
 */
export function diffTexts(before: Text, after: Text): ChangeSet {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const changes: Change[] = [];
  const pending: LineRange[] = [
    { fromOld: 0, toOld: old.lines.length, fromNew: 0, toNew: fresh.lines.length },
  ];
  for (let range = pending.pop(); range; range = pending.pop()) {
    const rest = trimCommonLines(range, old.lines, fresh.lines);
    if (rest.fromOld === rest.toOld && rest.fromNew === rest.toNew) continue;
    const anchors = anchorsIn(rest, old.lines, fresh.lines);
    if (anchors.length > 0) pending.push(...rangesBetween(rest, anchors));
    else changes.push(...changesWithinLines(rest, old, fresh));
  }

  return ChangeSet.of(changes, before.length);
}

type Lines = { lines: string[]; starts: number[]; text: string };

/** Lines include their line break, so that joining them gives the text. */
function linesOf(doc: Text): Lines {
  const text = doc.toString();
  const lines = text.split(/(?<=\n)/);
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length);

  return { lines, starts, text };
}

function trimCommonLines(range: LineRange, old: string[], fresh: string[]): LineRange {
  let { fromOld, toOld, fromNew, toNew } = range;
  while (fromOld < toOld && fromNew < toNew && old[fromOld] === fresh[fromNew]) {
    fromOld++;
    fromNew++;
  }
  while (fromOld < toOld && fromNew < toNew && old[toOld - 1] === fresh[toNew - 1]) {
    toOld--;
    toNew--;
  }

  return { fromOld, toOld, fromNew, toNew };
}

type Anchor = { old: number; fresh: number };

/** The longest sequence of lines, in the order of both texts, that occur once in each. */
function anchorsIn(range: LineRange, old: string[], fresh: string[]): Anchor[] {
  const inOld = uniqueLines(old, range.fromOld, range.toOld);
  const inNew = uniqueLines(fresh, range.fromNew, range.toNew);
  const shared: Anchor[] = [];
  for (const [line, at] of inOld) {
    const newLine = inNew.get(line);
    if (at >= 0 && newLine !== undefined && newLine >= 0) shared.push({ old: at, fresh: newLine });
  }

  return longestAscending(shared);
}

/** Index of each line that occurs once; -1 for lines that occur more often. */
function uniqueLines(lines: string[], from: number, to: number): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = from; at < to; at++) {
    const line = lines[at] ?? '';
    places.set(line, places.has(line) ? -1 : at);
  }

  return places;
}

function longestAscending(anchors: readonly Anchor[]): Anchor[] {
  type PileCard = { anchor: Anchor; before: PileCard | undefined };
  const piles: PileCard[] = [];
  for (const anchor of anchors) {
    let [low, high] = [0, piles.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((piles[middle]?.anchor.fresh ?? 0) < anchor.fresh) low = middle + 1;
      else high = middle;
    }
    piles[low] = { anchor, before: piles[low - 1] };
  }
  const longest: Anchor[] = [];
  for (let card = piles.at(-1); card; card = card.before) longest.push(card.anchor);

  return longest.reverse();
}

function rangesBetween(range: LineRange, anchors: readonly Anchor[]): LineRange[] {
  const ranges: LineRange[] = [];
  let { fromOld, fromNew } = range;
  for (const { old, fresh } of anchors) {
    ranges.push({ fromOld, toOld: old, fromNew, toNew: fresh });
    fromOld = old + 1;
    fromNew = fresh + 1;
  }
  ranges.push({ ...range, fromOld, fromNew });

  return ranges;
}

function changesWithinLines(range: LineRange, old: Lines, fresh: Lines): Change[] {
  const from = old.starts[range.fromOld] ?? 0;
  const removed = old.text.slice(from, old.starts[range.toOld]);
  const added = fresh.text.slice(fresh.starts[range.fromNew], fresh.starts[range.toNew]);
  const shorter = Math.min(removed.length, added.length);
  let start = 0;
  while (start < shorter && removed[start] === added[start]) start++;
  if (isInSurrogatePair(removed, start) || isInSurrogatePair(added, start)) start--;
  let end = 0;
  while (end < shorter - start && removed.at(-1 - end) === added.at(-1 - end)) end++;
  if (
    isInSurrogatePair(removed, removed.length - end) ||
    isInSurrogatePair(added, added.length - end)
  )
    end--;

  return [
    {
      from: from + start,
      to: from + removed.length - end,
      insert: added.slice(start, added.length - end),
    },
  ];
}

/** Whether an index splits a surrogate pair. */
function isInSurrogatePair(text: string, at: number): boolean {
  return at > 0 && at < text.length && (text.codePointAt(at - 1) ?? 0) > 0xffff;
}
