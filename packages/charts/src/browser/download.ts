import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ChartKind } from '../chart.ts';
import { toCsv } from '../csv.ts';
import { createFrame } from '../frame.ts';
import { Plot } from '../plot.ts';
import { lightTheme } from '../theme.ts';
import { paintToPng } from './paint.ts';

/** Source of a downloaded file. */
export type DownloadSource<Data> = {
  kind: ChartKind<Data>;
  data: Data;
  file: string;
  title: string;
  summary: string;
  locale: string;
  dir: 'ltr' | 'rtl';
  width: number;
};

type DownloadFormat = {
  extension: 'png' | 'svg' | 'csv';
  save: <Data>(source: DownloadSource<Data>) => Promise<void>;
};

/** Minimum width of a downloaded drawing, whatever the screen. */
const minWidth = 640;

/** Download formats: PNG and SVG in the light theme, and the data as CSV. */
export const downloads: readonly DownloadFormat[] = [
  {
    extension: 'png',
    async save(source) {
      downloadBlob(`${source.file}.png`, await paintToPng(renderSvg(source), 2));
    },
  },
  {
    extension: 'svg',
    async save(source) {
      const text = new XMLSerializer().serializeToString(renderSvg(source));
      downloadBlob(`${source.file}.svg`, new Blob([text], { type: 'image/svg+xml' }));
    },
  },
  {
    extension: 'csv',
    async save({ kind, data, file }) {
      downloadBlob(
        `${file}.csv`,
        new Blob([toCsv(kind.table(data))], { type: 'text/csv;charset=utf-8' }),
      );
    },
  },
];

/** Renders the component of the screen again with the colors of the light theme resolved. */
function renderSvg<Data>(source: DownloadSource<Data>): SVGSVGElement {
  const { kind, data, title, summary, ...setting } = source;
  const width = Math.max(minWidth, setting.width);
  const frame = createFrame({ ...setting, width, theme: lightTheme });
  const drawing = kind.draw(data, frame);
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(createElement(Plot, { drawing, frame, title, summary })));
  const svg = holder.querySelector('svg')?.cloneNode(true);
  root.unmount();
  if (!(svg instanceof SVGSVGElement)) throw new Error('The chart could not be drawn.');

  return svg;
}

function downloadBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
