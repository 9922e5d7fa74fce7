import { widthOf } from './text-width.ts';

type Place = readonly [x: number, y: number];

/** Where the words of a label begin or end, and the base of their first line. */
export type LabelPlace = { at: Place; end: 'start' | 'end' };

export type Labels = ReturnType<typeof labelsAmong>;

type Box = { left: number; right: number; top: number; bottom: number };

/**
 * Finds room for the labels of a drawing, where they cover no line and no label that was placed before.
 *
 * @param lines through places in the order of the axis
 */
export function labelsAmong(
  lines: readonly (readonly Place[])[],
  { width, em }: { width: number; em: number },
) {
  const taken: Box[] = [];
  const isFree = (box: Box) =>
    box.left >= 0 &&
    box.right <= width &&
    box.top >= 0 &&
    !taken.some((other) => meet(box, other)) &&
    !lines.some((line) => crosses(line, box));

  return {
    /** The first of the places where the words have room, which they take from then on. */
    place(words: readonly string[], places: readonly LabelPlace[]): LabelPlace | undefined {
      const found = places.find((place) => isFree(boxOf(words, place, em)));
      if (found !== undefined) taken.push(boxOf(words, found, em));

      return found;
    },

    /** Keeps later labels away from words that stand where they must. */
    keep(words: readonly string[], place: LabelPlace) {
      taken.push(boxOf(words, place, em));
    },
  };
}

/** Between the bases of two lines of a label. */
export function lineStep(em: number): number {
  return em + 4;
}

function boxOf(words: readonly string[], { at: [x, y], end }: LabelPlace, em: number): Box {
  const wide = Math.max(...words.map((line) => widthOf(line, em)));
  const left = end === 'start' ? x : x - wide;

  return {
    left,
    right: left + wide,
    top: y - em,
    bottom: y + (words.length - 1) * lineStep(em) + em * 0.3,
  };
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function crosses(line: readonly Place[], box: Box): boolean {
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
