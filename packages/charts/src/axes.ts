import type { Frame, Measure } from './chart.ts';
import { type Day, dayNumber, dayOf } from './day.ts';
import { dayTicks } from './day-ticks.ts';
import type { Mark } from './pen.ts';
import type { Scale, Span } from './scale.ts';
import { ticksOf } from './scale.ts';
import { widthOf } from './text-width.ts';

/** Place on an axis: a day of a calendar, or a number. */
export type At = Day | number;

/** What lies along a chart: days, or numbers with a format of their own. */
export type Along = Measure & { holds: 'day' | 'number' };

export function placeOf(at: At): number {
  return typeof at === 'number' ? at : dayNumber(at);
}

/** A place in words. */
export function sayPlace(place: number, along: Along, { format }: Frame): string {
  return along.holds === 'day' ? format.day(dayOf(place)) : format.number(place, along.number);
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
      ? dayTicks(...domain, { days: most(76), months: most(52) }).map((tick) => ({
          ...tick,
          words: format.tick(tick),
        }))
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

/** Places that are counted, such as the first text and the second: nothing lies between them. */
function isWhole({ number }: Along): boolean {
  return number?.maximumFractionDigits === 0 && number.style === undefined;
}
