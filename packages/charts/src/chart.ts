import type { Format } from './format.ts';
import type { Mark, SvgPrimitives } from './svg-primitives.ts';
import type { Theme } from './theme.ts';

/** Everything needed to draw a chart besides its data. */
export type Frame = {
  /** Pixels. */
  width: number;
  format: Format;
  svg: SvgPrimitives;
  theme: Theme;
  /** Font size in pixels; Arabic is set larger. */
  em: number;
};

/** Content of the tooltip of a point, also read by screen readers. */
export type TooltipContent = { title: string; values: readonly { name: string; text: string }[] };

/** A data point that can be selected by keyboard or pointer. */
export type Point = {
  /** Pixels from the top left of the drawing. */
  x: number;
  y: number;
  /** Its row or series: up and down arrows change it. Points of a lane are in reading order. */
  lane: number;
  /** The day or item key of the point, passed on when it is opened. */
  key?: string;
  tooltip: () => TooltipContent;
};

export type Drawing = {
  height: number;
  marks: readonly Mark[];
  points: readonly Point[];
  /** How the pointer selects a point: the nearest along the x axis, or the nearest in both directions. */
  pointerMode: 'along' | 'around';
};

export type Value = string | number | null;

/** Columns are formatted by type; a CSV file has ISO dates and plain numbers. */
export type Column = {
  name: string;
  type: 'day' | 'number' | 'text';
  number?: Intl.NumberFormatOptions;
};

export type Table = { columns: readonly Column[]; rows: readonly (readonly Value[])[] };

/** A chart kind: how its data is counted, drawn and listed. Independent of page and server. */
export type ChartKind<Data> = {
  /** Minimum number of points for a meaningful chart. */
  minPoints: number;
  count: (data: Data) => number;
  draw: (data: Data, frame: Frame) => Drawing;
  table: (data: Data) => Table;
};

/** Name and number format of a value. */
export type Measure = { name: string; number?: Intl.NumberFormatOptions };
