import type { Measure } from '../chart.ts';
import type { Day } from '../day.ts';
import type { GoalDateRange } from './goal-axis.ts';

export type Reached = { on: Day; value: number };

export type BurnUpData = GoalDateRange & {
  day: string;
  total: Measure;
  /** The total at the end of each day, in order. */
  days: readonly Reached[];
  /** The plan: its corners, in order. Planned rest makes it level. */
  par?: { name: string; points: readonly Reached[]; label: string };
  target?: { value: number; label: string };
  due?: { on: Day; label: string };
  today?: { label: string };
  milestones?: readonly (Reached & { label: string; note?: string; isAhead?: boolean })[];
  forecast?: Forecast;
  height?: number;
};

/** The forecast: the median line, and the totals or days of its interval. */
export type Forecast = {
  name: string;
  middle: readonly Reached[];
  low: readonly Reached[];
  high: readonly Reached[];
  finish?: { earliest: Day; on: Day; latest: Day; label: string; notes?: readonly string[] };
};
