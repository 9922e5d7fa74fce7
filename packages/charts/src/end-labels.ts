import type { Frame } from './chart.ts';
import type { Mark } from './pen.ts';
import { spread } from './spread.ts';
import { cutTo, widthOf } from './text-width.ts';
import type { Ink } from './theme.ts';

/** Words at the end of a line, instead of a legend. Those that must not stand within the drawing are cut on a phone. */
export type EndLabel = {
  y: number;
  words: string;
  ink?: Ink;
  weight?: 400 | 500;
  isOutside?: boolean;
};

/** What is wider than this is cut. */
const widest = 168;

/** On a phone, what is wider than this stands above the end of its line, within the drawing. */
const widestOnPhone = 76;

/** What the labels take of the width behind the drawing. */
export function roomOf(labels: readonly Named[], frame: Frame): number {
  const behind = labels.filter((label) => isBehind(label, frame));
  if (behind.length === 0) return 8;
  const widths = behind.map(({ words }) => widthOf(words, frame.em));

  return Math.min(mostOf(frame), Math.max(...widths)) + 12;
}

/**
 * @param at where the drawing ends
 * @param span highest and lowest place for a label
 */
export function endLabels(
  frame: Frame,
  labels: readonly EndLabel[],
  { at, from, to }: { at: number; from: number; to: number },
): Mark[] {
  const { pen, em } = frame;
  const heights = spread(
    labels.map((label) => (isBehind(label, frame) ? label.y + em / 3 : label.y - em / 2)),
    { apart: em + 4, from: from + em, to },
  );

  return labels.map((label, index) => {
    const { words, ink = 'ink', weight = 500 } = label;
    const look = { ink, weight, halo: true };
    const y = heights[index] ?? 0;

    return isBehind(label, frame)
      ? pen.text([at + 8, y], cutTo(words, em, mostOf(frame)), look)
      : pen.text([at, y], cutTo(words, em, widest), { ...look, at: 'end' });
  });
}

type Named = Pick<EndLabel, 'words' | 'isOutside'>;

/** Whether words stand behind the drawing, and not within it. */
export function isBehind({ words, isOutside = false }: Named, { width, em }: Frame): boolean {
  return isOutside || width >= 480 || widthOf(words, em) <= widestOnPhone;
}

function mostOf({ width }: Frame): number {
  return width >= 480 ? widest : widestOnPhone;
}
