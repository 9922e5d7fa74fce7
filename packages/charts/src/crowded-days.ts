import { type Day, dayNumber } from './day.ts';
import { linear } from './scale.ts';

/** Start position of a day on an axis of days, in days of the normal width. */
export type DayStart = { day: number; position: number };

export type DayPositions = {
  /** One per entry, in order. */
  positions: readonly number[];
  /** Start of each crowded day and of the day after it; other days have calendar width. */
  starts: readonly DayStart[];
};

/**
 * Positions entries of the same day side by side: a crowded day is widened for its entries, all crowded days together to at most about half
 * of the axis; other days keep their width.
 *
 * @param days of the entries, ascending
 * @example positionEntries(['1970-01-02', '1970-01-02', '1970-01-03']).positions // [1, 1.666…, 2.333…]
 */
export function positionEntries(days: readonly Day[]): DayPositions {
  const numbers = days.map(dayNumber);
  const [first = 0] = numbers;
  const totalDays = (numbers.at(-1) ?? first) - first + 1;
  const widthPerEntry = totalDays / Math.max(1, numbers.length);
  const starts: DayStart[] = [];
  const positions: number[] = [];
  let shift = 0;
  for (const [day, entries] of Map.groupBy(numbers, (number) => number)) {
    const position = day + shift;
    const width = entries.length === 1 ? 1 : Math.max(1, entries.length * widthPerEntry);
    for (const index of entries.keys()) positions.push(position + (index / entries.length) * width);
    if (entries.length === 1) continue;
    shift += width - 1;
    starts.push({ day, position }, { day: day + 1, position: position + width });
  }

  return { positions, starts };
}

/** The day at a position, including the fraction of the day. */
export function dayAtPosition(place: number, starts: readonly DayStart[]): number {
  const index = starts.findLastIndex((start) => start.position <= place);
  const [from, to] = [starts[index], starts[index + 1]];
  if (from === undefined) return place;
  if (to === undefined) return from.day + place - from.position;

  return linear([from.position, to.position], [from.day, to.day])(place);
}

/** The position of a day or a fraction of a day. */
export function positionOfDay(day: number, starts: readonly DayStart[]): number {
  const index = starts.findLastIndex((start) => start.day <= day);
  const [from, to] = [starts[index], starts[index + 1]];
  if (from === undefined) return day;
  if (to === undefined) return from.position + day - from.day;

  return linear([from.day, to.day], [from.position, to.position])(day);
}
