import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from './chart.ts';
import { frameOf, type Setting } from './frame.ts';
import { Plot } from './plot.ts';

type StaticOptions = Setting & {
  summary: string;
  /** Set above the drawing, on paper, where nothing else does. */
  title?: string;
};

/**
 * A chart as the text of an SVG, for mails, PDFs and files. Undefined where there are fewer points than the chart needs: then a sentence
 * says more.
 *
 * @param options.theme with resolved colours, as `lightTheme`: a mail knows no variables
 * @example staticSvg(line, data, { theme: lightTheme, locale: 'en', dir: 'ltr', width: 640, summary: 'Sentences grew longer.' })
 */
export function staticSvg<Data>(
  chart: Chart<Data>,
  data: Data,
  { summary, title, ...setting }: StaticOptions,
): string | undefined {
  if (chart.count(data) < chart.least) return undefined;
  const frame = frameOf(setting);
  const drawing = chart.draw(data, frame);

  return renderToStaticMarkup(
    h(Plot, { drawing, frame, summary, ...(title === undefined ? {} : { title }) }),
  );
}
