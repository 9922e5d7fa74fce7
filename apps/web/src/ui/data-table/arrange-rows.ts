import type { TableState } from './table-address.ts';

/** What a row has in a column, for sorting and for export; null sorts behind everything, both ways. */
export type Value = string | number | null;

type Columns<Row> = readonly { key: string; value: (row: Row) => Value }[];

/**
 * The rows that a table shows of those that are all here: searched, filtered and in order. A filter is held against the
 * column of its name; a search is looked for in every column of words.
 */
export function arrangeRows<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  { search, filters, sort, order }: Omit<TableState, 'page'>,
): Row[] {
  const inColumn = (row: Row, key: string) =>
    columns.find((column) => column.key === key)?.value(row) ?? null;
  const wanted = search.trim().toLocaleLowerCase();
  const isFound = (row: Row) =>
    wanted === '' ||
    columns.some(({ value }) => {
      const words = value(row);

      return typeof words === 'string' && words.toLocaleLowerCase().includes(wanted);
    });
  const isLet = (row: Row) =>
    Object.entries(filters).every(([name, value]) => inColumn(row, name) === value);

  return rows
    .filter((row) => isLet(row) && isFound(row))
    .sort((one, other) => compare(inColumn(one, sort), inColumn(other, sort), order));
}

/** The rows of one page; a page beyond the last is the last. */
export function pageOf<Row>(rows: readonly Row[], { page, size }: { page: number; size: number }) {
  const shown = Math.min(page, Math.max(1, Math.ceil(rows.length / size)));

  return { page: shown, rows: rows.slice((shown - 1) * size, shown * size) };
}

const byWords = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(one: Value, other: Value, order: TableState['order']): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const sign = order === 'ascending' ? 1 : -1;
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);

  return sign * byWords.compare(String(one), String(other));
}
