import type { Along, At } from '../axes.ts';
import type { Measure } from '../chart.ts';
import type { Span } from '../scale.ts';
import type { Ink } from '../theme.ts';

export type LinePoint = {
  at: At;
  /** Null where there is no figure: the line has a gap. */
  value: number | null;
  /** What stands behind the point, for example the title of a text. */
  note?: string;
};

export type Series = {
  name: string;
  /** In the order in which they stand along the chart. */
  points: readonly LinePoint[];
  /** A line; steps; dots alone; the quiet line below others; what was planned; an area from zero. */
  look?: 'line' | 'steps' | 'dots' | 'faint' | 'planned' | 'area';
  ink?: Ink;
  /** Not written at its end: the title of the chart says it. */
  isUnlabelled?: boolean;
};

export type LineData = {
  along: Along;
  value: Measure & { from?: number; to?: number };
  series: readonly Series[];
  /** Ranges of the value, such as the middle half of the writer's own texts. */
  bands?: readonly { from: number; to: number; label?: string }[];
  /** Heights, such as a target or a mean. */
  lines?: readonly { at: number; label: string; isPlanned?: boolean }[];
  /** Places along the chart where something changes or begins. */
  marks?: readonly { at: At; label: string }[];
  /** Stretches along the chart, such as planned rest. */
  spans?: readonly { from: At; to: At; label?: string }[];
  /** Name of the column of notes. */
  notes?: string;
  height?: number;
};

/** Where everything stands: a chart's scales and its edges, counted from where reading begins. */
export type Area = {
  x: (value: number) => number;
  y: (value: number) => number;
  domain: Span;
  ticks: readonly number[];
  from: number;
  to: number;
  top: number;
  bottom: number;
};
