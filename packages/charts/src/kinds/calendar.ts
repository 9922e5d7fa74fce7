import type { Chart, Frame, Measure } from '../chart.ts';
import { type Day, dayNumber, dayOf, weekdayOf } from '../day.ts';
import { type DotGridData, dotGrid, type GridCell } from './dot-grid.ts';

export type CalendarData = {
  day: string;
  value: Measure;
  from: Day;
  to: Day;
  /** Days with something; the others between `from` and `to` have nothing. */
  days: readonly { on: Day; amount: number; isRest?: boolean }[];
  today?: Day;
  /** The weekday on which a week begins, 0 is Sunday. */
  firstWeekday: 0 | 1 | 6;
};

/** Weeks beside one another, a row for each weekday: which days carry the work, and when it stopped. */
export const calendar: Chart<CalendarData> = {
  least: 1,
  count: ({ days }) => days.filter(({ amount }) => amount > 0).length,
  draw: (data, frame) => dotGrid.draw(gridOf(data, frame), frame),
  table: ({ day, value, days }) => ({
    columns: [
      { name: day, holds: 'day' },
      { name: value.name, holds: 'number', ...(value.number && { number: value.number }) },
    ],
    rows: days.map(({ on, amount }) => [on, amount]),
  }),
};

function gridOf(data: CalendarData, { format }: Frame): DotGridData {
  const { day, value, from, to, days, today, firstWeekday } = data;
  const [first, last] = [dayNumber(from), dayNumber(to)];
  const known = new Map(days.map((one) => [one.on, one]));
  const rowOf = (at: number) => (weekdayOf(at) - firstWeekday + 7) % 7;
  const monday = first - rowOf(first);
  const weeks = Math.floor((last - monday) / 7) + 1;
  const cells: GridCell[] = [];
  for (let at = first; at <= last; at += 1) {
    const on = dayOf(at);
    const found = known.get(on);
    cells.push({
      row: rowOf(at),
      column: Math.floor((at - monday) / 7),
      amount: found?.amount ?? 0,
      ...(found?.isRest ? { isRest: true } : {}),
      ...(on === today ? { isFramed: true } : {}),
      title: format.day(on),
    });
  }

  return {
    of: day,
    value,
    cells,
    rows: Array.from({ length: 7 }, (_, row) => format.weekday((row + firstWeekday) % 7, 'narrow')),
    columns: Array.from({ length: weeks }, (_, week) => monthAbove(monday + week * 7, format)),
    largest: 20,
  };
}

/** The month that begins in a week, in short; January with its year is longer than its column, so it stays a month. */
function monthAbove(monday: number, format: Frame['format']): string {
  const begins = Array.from({ length: 7 }, (_, day) => dayOf(monday + day)).find((on) =>
    on.endsWith('-01'),
  );

  return begins === undefined ? '' : format.month(Number(begins.slice(5, 7)), 'short');
}
