import type { Frame, Measure } from './chart.ts';
import { type DayStart, dayAt, placeAt } from './crowded-days.ts';
import { type Day, dayNumber, dayOf } from './day.ts';
import { type DayTick, dayTicks } from './day-ticks.ts';
import type { Mark } from './pen.ts';
import type { Scale, Span } from './scale.ts';
import { ticksOf } from './scale.ts';
import { widthOf } from './text-width.ts';

/** Place on an axis: a day of a calendar, or a number. */
export type At = Day | number;

/** What lies along a chart: days, or numbers with a format of their own. */
export type Along = Measure & {
  holds: 'day' | 'number';
  /** Of days that take more room than others, as `placeOnDays` gives them. */
  starts?: readonly DayStart[];
};

export function placeOf(at: At): number {
  return typeof at === 'number' ? at : dayNumber(at);
}

/** A place in words. */
export function sayPlace(place: number, along: Along, { format }: Frame): string {
  return along.holds === 'day'
    ? format.day(dayIn(place, along))
    : format.number(place, along.number);
}

/** A place as a table has it: its day, where days lie along. */
export function listedPlace(at: At, along: Along): At {
  return along.holds === 'day' && typeof at === 'number' ? dayIn(at, along) : at;
}

function dayIn(place: number, { starts = [] }: Along): Day {
  return dayOf(dayAt(place, starts) + 1e-6); // what is lost in computing must not make it the day before
}

/** How wide the widest figure of an axis is, with its distance to the drawing. */
export function gutterOf(
  ticks: readonly number[],
  measure: Measure,
  { format, em }: Frame,
): number {
  const widths = ticks.map((tick) => widthOf(format.number(tick, measure.number), em));

  return Math.ceil(Math.max(0, ...widths)) + 12;
}

/** Hairlines at the ticks of a measure, its figures before them where reading begins. */
export function heightAxis(
  { pen, format, em }: Frame,
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
    pen.line([from, y(tick)], [to, y(tick)], { ink: tick === 0 ? 'line' : 'rule' }),
    pen.text([0, y(tick) + em / 3], format.number(tick, measure.number)),
  ]);
}

/** Words below the drawing: days as a calendar has them, or round numbers. The last is left out where it would run over the end. */
export function alongAxis(
  frame: Frame,
  { along, domain, x, y }: { along: Along; domain: Span; x: Scale; y: number },
): Mark[] {
  const { pen, format, em, width } = frame;
  const long = x(domain[1]) - x(domain[0]);
  const most = (room: number) => Math.max(2, Math.floor(long / room));
  const ticks =
    along.holds === 'day'
      ? daysBelow(frame, { along, domain, x })
      : ticksOf(domain, most(88))
          .filter((at) => !isWhole(along) || Number.isInteger(at))
          .map((at) => ({ at, words: format.number(at, along.number) }));
  let free = 0;

  return ticks.flatMap(({ at, words }) => {
    const half = widthOf(words, em) / 2;
    const start = Math.max(0, x(at) - half);
    if (start < free || start + half * 2 > width + 2) return [];
    free = start + half * 2 + 10;

    return [
      pen.line([x(at), y], [x(at), y + 4], { ink: 'line' }),
      pen.text([start + half, y + em + 7], words, { at: 'middle' }),
    ];
  });
}

/** The ticks of a calendar, and the days that take so much room that it would be asked whose it is. */
function daysBelow(
  { format }: Frame,
  { along: { starts = [] }, domain, x }: { along: Along; domain: Span; x: Scale },
): { at: number; words: string }[] {
  const long = x(domain[1]) - x(domain[0]);
  const [least, apart] = [76, 52];
  const most = (room: number) => Math.max(2, Math.floor(long / room));
  const wide = starts.filter(
    ({ place }, index) =>
      index % 2 === 0 && x(starts[index + 1]?.place ?? place) - x(place) >= least,
  );
  const calendar = dayTicks(dayAt(domain[0], starts), dayAt(domain[1], starts), {
    days: most(least),
    months: most(apart),
  });
  const write = (tick: DayTick) => ({ at: placeAt(tick.at, starts), words: format.tick(tick) });

  return [
    ...wide.map(({ day }) => write({ at: day, unit: 'day' })),
    ...calendar
      .map(write)
      .filter(({ at }) => !wide.some(({ place }) => Math.abs(x(at) - x(place)) < least)),
  ].sort((one, other) => one.at - other.at);
}

/** Places that are counted, such as the first text and the second: nothing lies between them. */
function isWhole({ number }: Along): boolean {
  return number?.maximumFractionDigits === 0 && number.style === undefined;
}
