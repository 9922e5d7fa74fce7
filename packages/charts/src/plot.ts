import { createElement as h, type ReactElement } from 'react';
import type { Drawing, Frame } from './chart.ts';
import { cutTo } from './text-width.ts';

type PlotProps = {
  drawing: Drawing;
  frame: Frame;
  /** What the chart shows, in a sentence. */
  summary: string;
  /** Set above the drawing, on paper, for a file that is looked at by itself. */
  title?: string;
};

/** Around the drawing in a file, and above it for title and summary. */
const [margin, head] = [24, 64];

/** A drawing as SVG: the same in a page, in a mail and in a file. */
export function Plot({ drawing, frame, summary, title }: PlotProps): ReactElement {
  const { theme } = frame;
  const isFile = title !== undefined;
  const [around, above] = isFile ? [margin, margin + head] : [0, 0];
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
      direction: 'ltr', // anchors are physical
      fontFamily: theme.sans,
    },
    h('title', null, summary),
    ...(isFile ? paper(frame, { title, summary, width, height }) : []),
    ...drawing.marks,
  );
}

type Paper = { title: string; summary: string; width: number; height: number };

function paper({ pen, theme, em, width: inner }: Frame, { title, summary, width, height }: Paper) {
  const place = { x: -margin, y: -margin - head, width, height };

  return [
    h('rect', { ...place, fill: theme.colors.paper }),
    pen.text([0, -head + 18], cutTo(title, 20, inner), {
      ink: 'ink',
      weight: 600,
      serif: true,
      size: 20,
    }),
    pen.text([0, -head + 40], cutTo(summary, em + 1, inner), { size: em + 1 }),
  ];
}
