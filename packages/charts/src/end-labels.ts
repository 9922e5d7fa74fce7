import type { Frame } from './chart.ts';
import type { Mark } from './pen.ts';
import { spread } from './spread.ts';
import { cutTo, widthOf } from './text-width.ts';
import type { Ink } from './theme.ts';

/** Words at the end of a line, instead of a legend. */
export type EndLabel = { y: number; words: string; ink?: Ink; weight?: 400 | 500 };

/** What is wider than this is cut. */
const widest = 168;

/** On a phone, what is wider than this stands above the end of its line, within the drawing. */
const widestOnPhone = 76;

/** What the labels take of the width behind the drawing. */
export function roomOf(labels: readonly { words: string }[], frame: Frame): number {
  const behind = labels.filter(({ words }) => fitsBehind(words, frame));
  if (behind.length === 0) return 8;

  return Math.min(widest, Math.max(...behind.map(({ words }) => widthOf(words, frame.em)))) + 12;
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
    labels.map(({ y, words }) => (fitsBehind(words, frame) ? y + em / 3 : y - em / 2)),
    { apart: em + 4, from: from + em, to },
  );

  return labels.map(({ words, ink = 'ink', weight = 500 }, index) => {
    const isBehind = fitsBehind(words, frame);

    return pen.text([isBehind ? at + 8 : at, heights[index] ?? 0], cutTo(words, em, widest), {
      at: isBehind ? 'start' : 'end',
      ink,
      weight,
      halo: true,
    });
  });
}

function fitsBehind(words: string, { width, em }: Frame): boolean {
  return width >= 480 || widthOf(words, em) <= widestOnPhone;
}
