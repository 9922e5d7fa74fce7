import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ChartKind } from './chart.ts';
import { createFrame, type FrameOptions } from './frame.ts';
import { Plot } from './plot.ts';

type StaticSvgOptions = FrameOptions & {
  summary: string;
  /** Title above the drawing, with a background, for standalone files. */
  title?: string;
};

/**
 * Renders a chart to an SVG string, for email, PDF and files. Undefined if there are fewer points than the chart needs.
 *
 * @param options.theme with resolved colors, like `lightTheme`: email clients do not support CSS variables
 * @example staticSvg(line, data, { theme: lightTheme, locale: 'en', dir: 'ltr', width: 640, summary: 'Sentences grew longer.' })
 */
export function staticSvg<Data>(
  chart: ChartKind<Data>,
  data: Data,
  { summary, title, ...setting }: StaticSvgOptions,
): string | undefined {
  if (chart.count(data) < chart.minPoints) return undefined;
  const frame = createFrame(setting);
  const drawing = chart.draw(data, frame);

  return renderToStaticMarkup(
    h(Plot, { drawing, frame, summary, ...(title === undefined ? {} : { title }) }),
  );
}
