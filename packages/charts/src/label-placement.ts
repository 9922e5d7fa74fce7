import { textWidth } from './text-width.ts';

type Position = readonly [x: number, y: number];

/** Anchor of a label and baseline of its first line. */
export type LabelPosition = { at: Position; end: 'start' | 'end' };

export type LabelPlacer = ReturnType<typeof createLabelPlacer>;

type Box = { left: number; right: number; top: number; bottom: number };

/**
 * Places labels so that they overlap neither a line nor an earlier label.
 *
 * @param lines polylines, ascending along the axis
 */
export function createLabelPlacer(
  lines: readonly (readonly Position[])[],
  { width, em }: { width: number; em: number },
) {
  const occupied: Box[] = [];
  const isFree = (box: Box) =>
    box.left >= 0 &&
    box.right <= width &&
    box.top >= 0 &&
    !occupied.some((other) => overlaps(box, other)) &&
    !lines.some((line) => lineCrossesBox(line, box));

  return {
    /** Returns the first free position and reserves it. */
    place(words: readonly string[], places: readonly LabelPosition[]): LabelPosition | undefined {
      const found = places.find((place) => isFree(boxOf(words, place, em)));
      if (found !== undefined) occupied.push(boxOf(words, found, em));

      return found;
    },

    /** Reserves the space of a label with a fixed position. */
    reserve(words: readonly string[], place: LabelPosition) {
      occupied.push(boxOf(words, place, em));
    },
  };
}

/** Line height of a label. */
export function lineStep(em: number): number {
  return em + 4;
}

function boxOf(words: readonly string[], { at: [x, y], end }: LabelPosition, em: number): Box {
  const wide = Math.max(...words.map((line) => textWidth(line, em)));
  const left = end === 'start' ? x : x - wide;

  return {
    left,
    right: left + wide,
    top: y - em,
    bottom: y + (words.length - 1) * lineStep(em) + em * 0.3,
  };
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function lineCrossesBox(line: readonly Position[], box: Box): boolean {
  return line.some((to, index) => {
    const from = line[index - 1];
    if (from === undefined || to[0] < box.left || from[0] > box.right) return false;
    const heightAt = (x: number) =>
      to[0] === from[0] ? to[1] : from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
    const ends =
      to[0] === from[0]
        ? [from[1], to[1]]
        : [heightAt(Math.max(from[0], box.left)), heightAt(Math.min(to[0], box.right))];

    return Math.max(...ends) > box.top && Math.min(...ends) < box.bottom;
  });
}
