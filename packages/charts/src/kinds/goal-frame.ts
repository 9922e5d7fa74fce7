import type { Frame } from '../chart.ts';
import { type Day, dayNumber } from '../day.ts';
import type { Labels } from '../labels.ts';
import { linear, type Scale, type Span } from '../scale.ts';

/** From and to which day a goal's charts run: the line and the bars below it share one axis. */
export type GoalSpan = { from: Day; to: Day };

export type GoalAxis = { domain: Span; x: Scale; from: number; to: number };

/** Where a goal's line is drawn, with the scale of its amounts. */
export type GoalArea = GoalAxis & {
  y: Scale;
  ticks: readonly number[];
  top: number;
  bottom: number;
  labels: Labels;
};

/** Room for the words behind the last day, where there is any. */
const behind = 148;

/** The axis of days that a goal's charts share, counted from where reading begins. */
export function goalAxis({ from: first, to: last }: GoalSpan, { width }: Frame): GoalAxis {
  const domain: Span = [dayNumber(first), dayNumber(last)];
  const to = width < 640 ? width - 8 : width - behind;

  return { domain, from: 0, to, x: linear(domain, [0, to]) };
}
