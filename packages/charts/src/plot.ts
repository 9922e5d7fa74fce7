import { createElement as h, type ReactElement } from 'react';
import type { Drawing, Frame } from './chart.ts';
import { truncateText } from './text-width.ts';

type PlotProps = {
  drawing: Drawing;
  frame: Frame;
  /** A one-sentence description of the chart. */
  summary: string;
  /** Title above the drawing, with a background, for standalone files. */
  title?: string;
};

/** Margin of a file, and height of its title and summary. */
const [margin, head] = [24, 64];

/** A drawing as SVG, the same on a page, in an email and in a file. */
export function Plot({ drawing, frame, summary, title }: PlotProps): ReactElement {
  const { theme } = frame;
  const isStandalone = title !== undefined;
  const [around, above] = isStandalone ? [margin, margin + head] : [0, 0];
  const width = frame.width + around * 2;
  const height = drawing.height + above + around;

  return h(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      role: 'img',
      'aria-label': summary,
      width,
      height,
      viewBox: `${-around} ${-above} ${width} ${height}`,
      direction: 'ltr', // text anchors are physical
      fontFamily: theme.sans,
    },
    h('title', null, summary),
    ...(isStandalone ? fileHeader(frame, { title, summary, width, height }) : []),
    ...drawing.marks,
  );
}

type FileHeaderOptions = { title: string; summary: string; width: number; height: number };

function fileHeader(
  { svg, theme, em, width: inner }: Frame,
  { title, summary, width, height }: FileHeaderOptions,
) {
  const place = { x: -margin, y: -margin - head, width, height };

  return [
    h('rect', { ...place, fill: theme.colors.paper }),
    svg.text([0, -head + 18], truncateText(title, 20, inner), {
      ink: 'ink',
      weight: 600,
      serif: true,
      size: 20,
    }),
    svg.text([0, -head + 40], truncateText(summary, em + 1, inner), { size: em + 1 }),
  ];
}
