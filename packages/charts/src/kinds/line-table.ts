import { type AxisValue, axisPosition, tableAxisValue } from '../axes.ts';
import type { Table, Value } from '../chart.ts';
import type { LineData } from './line-data.ts';

/** One row per x value, one column per series. */
export function lineTable({ xAxis, value, series, notes }: LineData): Table {
  const rows = new Map<AxisValue, { values: (number | null)[]; note: string | null }>();
  for (const [index, { points }] of series.entries()) {
    for (const { at, value: figure, note } of points) {
      const row = rows.get(at) ?? { values: series.map(() => null), note: null };
      row.values[index] = figure;
      row.note ??= note ?? null;
      rows.set(at, row);
    }
  }
  const ordered = [...rows].sort(([one], [other]) => axisPosition(one) - axisPosition(other));
  const number = value.number === undefined ? {} : { number: value.number };

  return {
    columns: [
      {
        name: xAxis.name,
        type: xAxis.names === undefined ? xAxis.type : 'text',
        ...(xAxis.number && { number: xAxis.number }),
      },
      ...series.map(({ name }) => ({ name, type: 'number' as const, ...number })), // a literal
      ...(notes === undefined ? [] : [{ name: notes, type: 'text' as const }]), // a literal
    ],
    rows: ordered.map(([at, { values, note }]): Value[] => {
      const row = [tableAxisValue(at, xAxis), ...values];

      return notes === undefined ? row : [...row, note];
    }),
  };
}
