import type { Frame } from '../chart.ts';
import { type Day, dayNumber } from '../day.ts';
import type { LabelPlacer } from '../label-placement.ts';
import { type Interval, linear, type Scale } from '../scale.ts';

/** First and last day of the goal charts: line and bars share one axis. */
export type GoalDateRange = { from: Day; to: Day };

export type GoalAxis = { domain: Interval; x: Scale; from: number; to: number };

/** The plot area of a goal's line, with the scale of its amounts. */
export type GoalArea = GoalAxis & {
  y: Scale;
  ticks: readonly number[];
  top: number;
  bottom: number;
  labels: LabelPlacer;
};

/** Width for labels after the last day, on wide screens. */
const labelWidth = 148;

/** The x axis shared by the goal charts, from the inline start. */
export function goalAxis({ from: first, to: last }: GoalDateRange, { width }: Frame): GoalAxis {
  const domain: Interval = [dayNumber(first), dayNumber(last)];
  const to = width < 640 ? width - 8 : width - labelWidth;

  return { domain, from: 0, to, x: linear(domain, [0, to]) };
}
