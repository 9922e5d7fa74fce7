import type { AxisValue, XAxis } from '../axes.ts';
import type { Measure } from '../chart.ts';
import type { Interval } from '../scale.ts';
import type { ColorRole } from '../theme.ts';

export type LinePoint = {
  at: AxisValue;
  /** Null for no value: the line has a gap. */
  value: number | null;
  /** Tooltip title, for example the title of a text. */
  note?: string;
};

export type Series = {
  name: string;
  /** In ascending order of the x axis. */
  points: readonly LinePoint[];
  /** Line, steps, dots only, background line, plan, or area from zero. */
  style?: 'line' | 'steps' | 'dots' | 'faint' | 'planned' | 'area';
  ink?: ColorRole;
  /** No label at its end, because the chart title names it. */
  isUnlabeled?: boolean;
};

export type LineData = {
  xAxis: XAxis;
  value: Measure & { from?: number; to?: number };
  series: readonly Series[];
  /** Value ranges, such as the interquartile range of the user's own texts. */
  bands?: readonly { from: number; to: number; label?: string }[];
  /** Horizontal reference lines, such as a target or a mean. */
  lines?: readonly { at: number; label: string; isPlanned?: boolean }[];
  /** Annotations of the x axis. */
  marks?: readonly { at: AxisValue; label: string }[];
  /** Spans of the x axis, such as planned rest. */
  spans?: readonly { from: AxisValue; to: AxisValue; label?: string }[];
  /** Name of the column of notes. */
  notes?: string;
  height?: number;
};

/** Scales and bounds of the plot area, from the inline start. */
export type PlotArea = {
  x: (value: number) => number;
  y: (value: number) => number;
  domain: Interval;
  ticks: readonly number[];
  from: number;
  to: number;
  top: number;
  bottom: number;
};
