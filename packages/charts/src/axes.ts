import type { Frame, Measure } from './chart.ts';
import { type DayStart, dayAtPosition, positionOfDay } from './crowded-days.ts';
import { type Day, dayNumber, dayOf } from './day.ts';
import { type DayTick, dayTicks } from './day-ticks.ts';
import type { Interval, Scale } from './scale.ts';
import { ticksOf } from './scale.ts';
import type { Mark } from './svg-primitives.ts';
import { textWidth } from './text-width.ts';

/** A value on the x axis: a calendar day or a number. */
export type AxisValue = Day | number;

/** The x axis: days, or numbers with their own format. */
export type XAxis = Measure & {
  type: 'day' | 'number';
  /** Start positions of days that are wider than others, from `positionEntries`. */
  starts?: readonly DayStart[];
  /** Names of the positions 1, 2 and so on of an axis of numbers, such as months. */
  names?: readonly string[];
};

export function axisPosition(at: AxisValue): number {
  return typeof at === 'number' ? at : dayNumber(at);
}

/** Formats an axis position. */
export function formatAxisValue(place: number, along: XAxis, { format }: Frame): string {
  return along.type === 'day'
    ? format.day(localDayAtPosition(place, along))
    : (along.names?.[place - 1] ?? format.number(place, along.number));
}

/** The axis value for the table: a day on an axis of days, or the name of a position. */
export function tableAxisValue(at: AxisValue, along: XAxis): AxisValue {
  if (typeof at !== 'number') return at;

  return along.type === 'day' ? localDayAtPosition(at, along) : (along.names?.[at - 1] ?? at);
}

function localDayAtPosition(place: number, { starts = [] }: XAxis): Day {
  return dayOf(dayAtPosition(place, starts) + 1e-6); // rounding errors must not give the previous day
}

/** Width of the y axis: its widest label and the gap to the plot. */
export function yAxisWidth(
  ticks: readonly number[],
  measure: Measure,
  { format, em }: Frame,
): number {
  const widths = ticks.map((tick) => textWidth(format.number(tick, measure.number), em));

  return Math.ceil(Math.max(0, ...widths)) + 12;
}

/** Grid lines at the ticks of the y axis, with labels at the inline start. */
export function yAxisMarks(
  { svg, format, em }: Frame,
  {
    ticks,
    y,
    from,
    to,
    measure,
  }: {
    ticks: readonly number[];
    y: Scale;
    from: number;
    to: number;
    measure: Measure;
  },
): Mark[] {
  return ticks.flatMap((tick) => [
    svg.line([from, y(tick)], [to, y(tick)], { ink: tick === 0 ? 'line' : 'rule' }),
    svg.text([0, y(tick) + em / 3], format.number(tick, measure.number)),
  ]);
}

/** Tick labels below the plot: calendar days or round numbers. A last label that would overflow is omitted. */
export function xAxisMarks(
  frame: Frame,
  { along, domain, x, y }: { along: XAxis; domain: Interval; x: Scale; y: number },
): Mark[] {
  const { svg, em, width } = frame;
  const long = x(domain[1]) - x(domain[0]);
  const most = (room: number) => Math.max(2, Math.floor(long / room));
  const ticks =
    along.type === 'day'
      ? dayAxisTicks(frame, { along, domain, x })
      : ticksOf(domain, most(88))
          .filter((at) => !isIntegerAxis(along) || Number.isInteger(at))
          .map((at) => ({ at, words: formatAxisValue(at, along, frame) }));
  let free = 0;

  return ticks.flatMap(({ at, words }) => {
    const half = textWidth(words, em) / 2;
    const start = Math.max(0, x(at) - half);
    if (start < free || start + half * 2 > width + 2) return [];
    free = start + half * 2 + 10;

    return [
      svg.line([x(at), y], [x(at), y + 4], { ink: 'line' }),
      svg.text([start + half, y + em + 7], words, { at: 'middle' }),
    ];
  });
}

/** Calendar ticks, and a label for each day wide enough to need one. */
function dayAxisTicks(
  { format }: Frame,
  { along: { starts = [] }, domain, x }: { along: XAxis; domain: Interval; x: Scale },
): { at: number; words: string }[] {
  const long = x(domain[1]) - x(domain[0]);
  const [least, apart] = [76, 52];
  const most = (room: number) => Math.max(2, Math.floor(long / room));
  const wide = starts.filter(
    ({ position }, index) =>
      index % 2 === 0 && x(starts[index + 1]?.position ?? position) - x(position) >= least,
  );
  const calendar = dayTicks(dayAtPosition(domain[0], starts), dayAtPosition(domain[1], starts), {
    days: most(least),
    months: most(apart),
  });
  const write = (tick: DayTick) => ({
    at: positionOfDay(tick.at, starts),
    words: format.tick(tick),
  });

  return [
    ...wide.map(({ day }) => write({ at: day, unit: 'day' })),
    ...calendar
      .map(write)
      .filter(({ at }) => !wide.some(({ position }) => Math.abs(x(at) - x(position)) < least)),
  ].sort((one, other) => one.at - other.at);
}

/** An axis of ordinal numbers, such as the first and second text, has only integer ticks. */
function isIntegerAxis({ number, names }: XAxis): boolean {
  return names !== undefined || (number?.maximumFractionDigits === 0 && number.style === undefined);
}
