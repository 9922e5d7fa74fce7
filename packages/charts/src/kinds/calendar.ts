import type { ChartKind, Frame, Measure } from '../chart.ts';
import { type Day, dayNumber, dayOf, weekdayOf } from '../day.ts';
import { type DotGridData, dotGrid, type GridCell } from './dot-grid.ts';

export type CalendarData = {
  day: string;
  value: Measure;
  from: Day;
  to: Day;
  /** Days with an amount; all others between `from` and `to` have none. */
  days: readonly { on: Day; amount: number; isRest?: boolean }[];
  today?: Day;
  /** First weekday, 0 is Sunday. */
  firstWeekday: 0 | 1 | 6;
};

/** A calendar heat map: weeks side by side, one row per weekday. */
export const calendar: ChartKind<CalendarData> = {
  minPoints: 1,
  count: ({ days }) => days.filter(({ amount }) => amount > 0).length,
  draw: (data, frame) => dotGrid.draw(gridOf(data, frame), frame),
  table: ({ day, value, days }) => ({
    columns: [
      { name: day, type: 'day' },
      { name: value.name, type: 'number', ...(value.number && { number: value.number }) },
    ],
    rows: days.map(({ on, amount }) => [on, amount]),
  }),
};

function gridOf(data: CalendarData, { format }: Frame): DotGridData {
  const { day, value, from, to, days, today, firstWeekday } = data;
  const [first, last] = [dayNumber(from), dayNumber(to)];
  const known = new Map(days.map((one) => [one.on, one]));
  const rowOf = (at: number) => (weekdayOf(at) - firstWeekday + 7) % 7;
  const firstWeekStart = first - rowOf(first);
  const weeks = Math.floor((last - firstWeekStart) / 7) + 1;
  const cells: GridCell[] = [];
  for (let at = first; at <= last; at += 1) {
    const on = dayOf(at);
    const found = known.get(on);
    cells.push({
      row: rowOf(at),
      column: Math.floor((at - firstWeekStart) / 7),
      amount: found?.amount ?? 0,
      ...(found?.isRest ? { isRest: true } : {}),
      ...(on === today ? { isFramed: true } : {}),
      title: format.day(on),
      key: on,
    });
  }

  return {
    of: day,
    value,
    cells,
    rows: Array.from({ length: 7 }, (_, row) => format.weekday((row + firstWeekday) % 7, 'narrow')),
    columns: Array.from({ length: weeks }, (_, week) =>
      monthLabel(firstWeekStart + week * 7, format),
    ),
    maxCellSize: 20,
  };
}

/** Short name of the month that starts in a week; January without its year, which would not fit. */
function monthLabel(monday: number, format: Frame['format']): string {
  const begins = Array.from({ length: 7 }, (_, day) => dayOf(monday + day)).find((on) =>
    on.endsWith('-01'),
  );

  return begins === undefined ? '' : format.month(Number(begins.slice(5, 7)), 'short');
}
