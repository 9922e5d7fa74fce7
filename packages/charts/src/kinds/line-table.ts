import { type At, listedPlace, placeOf } from '../axes.ts';
import type { Table, Value } from '../chart.ts';
import type { LineData } from './line-data.ts';

/** A row for each place along the chart, a column for each series. */
export function lineTable({ along, value, series, notes }: LineData): Table {
  const rows = new Map<At, { values: (number | null)[]; note: string | null }>();
  for (const [index, { points }] of series.entries()) {
    for (const { at, value: figure, note } of points) {
      const row = rows.get(at) ?? { values: series.map(() => null), note: null };
      row.values[index] = figure;
      row.note ??= note ?? null;
      rows.set(at, row);
    }
  }
  const ordered = [...rows].sort(([one], [other]) => placeOf(one) - placeOf(other));
  const number = value.number === undefined ? {} : { number: value.number };

  return {
    columns: [
      { name: along.name, holds: along.holds, ...(along.number && { number: along.number }) },
      ...series.map(({ name }) => ({ name, holds: 'number' as const, ...number })), // a literal
      ...(notes === undefined ? [] : [{ name: notes, holds: 'text' as const }]), // a literal
    ],
    rows: ordered.map(([at, { values, note }]): Value[] => {
      const row = [listedPlace(at, along), ...values];

      return notes === undefined ? row : [...row, note];
    }),
  };
}
