import type { Frame } from './chart.ts';
import { spreadLabels } from './spread-labels.ts';
import type { Mark } from './svg-primitives.ts';
import { textWidth, truncateText } from './text-width.ts';
import type { ColorRole } from './theme.ts';

/** A label at the end of a series, instead of a legend. Labels that must not overlap the plot are truncated on a phone. */
export type EndLabel = {
  y: number;
  words: string;
  ink?: ColorRole;
  weight?: 400 | 500;
  isOutside?: boolean;
};

/** Wider labels are truncated. */
const maxWidth = 168;

/** On a phone, wider labels are placed inside the plot above the end of the series. */
const maxWidthOnPhone = 78;

/** Width reserved beside the plot for the labels. */
export function endLabelWidth(labels: readonly LabelSize[], frame: Frame): number {
  const besidePlot = labels.filter((label) => isBesidePlot(label, frame));
  if (besidePlot.length === 0) return 8;
  const widths = besidePlot.map(({ words }) => textWidth(words, frame.em));

  return Math.min(maxLabelWidth(frame), Math.max(...widths)) + 12;
}

/**
 * @param at x position of the end of the plot
 * @param span highest and lowest y position of a label
 */
export function endLabels(
  frame: Frame,
  labels: readonly EndLabel[],
  { at, from, to }: { at: number; from: number; to: number },
): Mark[] {
  const { svg, em } = frame;
  const heights = spreadLabels(
    labels.map((label) => (isBesidePlot(label, frame) ? label.y + em / 3 : label.y - em / 2)),
    { apart: em + 4, from: from + em, to },
  );

  return labels.map((label, index) => {
    const { words, ink = 'ink', weight = 500 } = label;
    const look = { ink, weight, halo: true };
    const y = heights[index] ?? 0;

    return isBesidePlot(label, frame)
      ? svg.text([at + 8, y], truncateText(words, em, maxLabelWidth(frame)), look)
      : svg.text([at, y], truncateText(words, em, maxWidth), { ...look, at: 'end' });
  });
}

type LabelSize = Pick<EndLabel, 'words' | 'isOutside'>;

/** Whether a label is placed beside the plot rather than inside it. */
export function isBesidePlot(
  { words, isOutside = false }: LabelSize,
  { width, em }: Frame,
): boolean {
  return isOutside || width >= 480 || textWidth(words, em) <= maxWidthOnPhone;
}

function maxLabelWidth({ width }: Frame): number {
  return width >= 480 ? maxWidth : maxWidthOnPhone;
}
