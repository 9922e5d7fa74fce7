import { createElement as h, type ReactElement } from 'react';
import type { Drawing } from './chart.ts';
import type { Theme } from './theme.ts';

type PlotProps = {
  drawing: Drawing;
  width: number;
  theme: Theme;
  /** What the chart shows, in a sentence. */
  summary: string;
  /** Fills the ground with paper, for a file that is looked at by itself. */
  isFilled?: boolean;
};

/** A drawing as SVG: the same in a page, in a mail and in a file. */
export function Plot({
  drawing,
  width,
  theme,
  summary,
  isFilled = false,
}: PlotProps): ReactElement {
  const { height, marks } = drawing;

  return h(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      role: 'img',
      'aria-label': summary,
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      direction: 'ltr', // anchors are physical
      fontFamily: theme.sans,
    },
    h('title', null, summary),
    isFilled ? h('rect', { width, height, fill: theme.colors.paper }) : null,
    ...marks,
  );
}
