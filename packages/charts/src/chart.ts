import type { Format } from './format.ts';
import type { Mark, Pen } from './pen.ts';
import type { Theme } from './theme.ts';

/** Everything a chart is drawn with besides its data. */
export type Frame = {
  /** Pixels. */
  width: number;
  format: Format;
  pen: Pen;
  theme: Theme;
  /** Size of the letters in pixels: Arabic reads a step larger. */
  em: number;
};

/** What is told about a place in a chart: in a note beside it and to those who listen. */
export type Said = { title: string; values: readonly { name: string; text: string }[] };

/** A place where a reader of the chart can stop. */
export type Point = {
  /** Pixels from the left and from the top of the drawing. */
  x: number;
  y: number;
  /** The row or line it belongs to: arrows up and down change it. Points of a lane follow one another in reading order. */
  lane: number;
  say: () => Said;
};

export type Drawing = {
  height: number;
  marks: readonly Mark[];
  points: readonly Point[];
  /** How a pointer finds its point: the nearest along the line, or the nearest at all. */
  seek: 'along' | 'around';
};

export type Value = string | number | null;

/** What a column holds decides how it is written; a file has days as `2026-11-20` and plain numbers. */
export type Column = {
  name: string;
  holds: 'day' | 'number' | 'text';
  number?: Intl.NumberFormatOptions;
};

export type Table = { columns: readonly Column[]; rows: readonly (readonly Value[])[] };

/** A kind of chart: how its data are counted, drawn and listed. Knows neither page nor server. */
export type Chart<Data> = {
  /** Fewer points than this show nothing true. */
  least: number;
  count: (data: Data) => number;
  draw: (data: Data, frame: Frame) => Drawing;
  table: (data: Data) => Table;
};

/** A value's name, and how its figures are written. */
export type Measure = { name: string; number?: Intl.NumberFormatOptions };
