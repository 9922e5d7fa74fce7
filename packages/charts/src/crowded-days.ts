import { type Day, dayNumber } from './day.ts';
import { linear } from './scale.ts';

/** Where a day begins on an axis of days, in days of the usual width. */
export type DayStart = { day: number; place: number };

export type DayPlaces = {
  /** Of each entry, in their order. */
  places: readonly number[];
  /** Each crowded day and the day after it; between them lie as many days as the calendar has. */
  starts: readonly DayStart[];
};

/**
 * Puts entries beside one another that fall on one day: a crowded day takes as much room as its entries need, at most about half of the
 * axis for all of them together, and every other day is as wide as before.
 *
 * @param days of the entries, ascending
 * @example placeOnDays(['1970-01-02', '1970-01-02', '1970-01-03']).places // [1, 1.666…, 2.333…]
 */
export function placeOnDays(days: readonly Day[]): DayPlaces {
  const numbers = days.map(dayNumber);
  const [first = 0] = numbers;
  const long = (numbers.at(-1) ?? first) - first + 1;
  const roomOfOne = long / Math.max(1, numbers.length);
  const starts: DayStart[] = [];
  const places: number[] = [];
  let pushed = 0;
  for (const [day, entries] of Map.groupBy(numbers, (number) => number)) {
    const place = day + pushed;
    const room = entries.length === 1 ? 1 : Math.max(1, entries.length * roomOfOne);
    for (const index of entries.keys()) places.push(place + (index / entries.length) * room);
    if (entries.length === 1) continue;
    pushed += room - 1;
    starts.push({ day, place }, { day: day + 1, place: place + room });
  }

  return { places, starts };
}

/** The day at a place, with the part of it that has passed. */
export function dayAt(place: number, starts: readonly DayStart[]): number {
  const nth = starts.findLastIndex((start) => start.place <= place);
  const [from, to] = [starts[nth], starts[nth + 1]];
  if (from === undefined) return place;
  if (to === undefined) return from.day + place - from.place;

  return linear([from.place, to.place], [from.day, to.day])(place);
}

/** Where a day lies, or a part of one. */
export function placeAt(day: number, starts: readonly DayStart[]): number {
  const nth = starts.findLastIndex((start) => start.day <= day);
  const [from, to] = [starts[nth], starts[nth + 1]];
  if (from === undefined) return day;
  if (to === undefined) return from.place + day - from.day;

  return linear([from.day, to.day], [from.place, to.place])(day);
}
