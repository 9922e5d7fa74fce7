import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Chart } from '../chart.ts';
import { csvOf } from '../csv.ts';
import { frameOf } from '../frame.ts';
import { Plot } from '../plot.ts';
import { lightTheme } from '../theme.ts';
import { paint } from './paint.ts';

/** What a file is made of. */
export type DownloadSource<Data> = {
  kind: Chart<Data>;
  data: Data;
  file: string;
  title: string;
  summary: string;
  locale: string;
  dir: 'ltr' | 'rtl';
  width: number;
};

type Download = {
  ending: 'png' | 'svg' | 'csv';
  save: <Data>(source: DownloadSource<Data>) => Promise<void>;
};

/** A drawing of its own is at least so wide, whatever the screen. */
const leastWidth = 640;

/** The chart as a picture on light paper, as a drawing, and its table. */
export const downloads: readonly Download[] = [
  {
    ending: 'png',
    async save(source) {
      offer(`${source.file}.png`, await paint(drawn(source), 2));
    },
  },
  {
    ending: 'svg',
    async save(source) {
      const text = new XMLSerializer().serializeToString(drawn(source));
      offer(`${source.file}.svg`, new Blob([text], { type: 'image/svg+xml' }));
    },
  },
  {
    ending: 'csv',
    async save({ kind, data, file }) {
      offer(`${file}.csv`, new Blob([csvOf(kind.table(data))], { type: 'text/csv;charset=utf-8' }));
    },
  },
];

/** The same component that is on the screen, drawn anew with the colours of light paper resolved. */
function drawn<Data>(source: DownloadSource<Data>): SVGSVGElement {
  const { kind, data, title, summary, ...setting } = source;
  const width = Math.max(leastWidth, setting.width);
  const frame = frameOf({ ...setting, width, theme: lightTheme });
  const drawing = kind.draw(data, frame);
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(createElement(Plot, { drawing, frame, title, summary })));
  const svg = holder.querySelector('svg')?.cloneNode(true);
  root.unmount();
  if (!(svg instanceof SVGSVGElement)) throw new Error('The chart could not be drawn.');

  return svg;
}

function offer(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
