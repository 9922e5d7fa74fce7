import type { TableState } from './table-url-state.ts';

/** The value of a cell for sorting and export. Null sorts last in both orders. */
export type CellValue = string | number | null;

type ValueColumns<Row> = readonly { key: string; value: (row: Row) => CellValue }[];

/** Searches, filters and sorts rows in memory. A filter applies to the column of its name, a search to all text columns. */
export function arrangeRows<Row>(
  rows: readonly Row[],
  columns: ValueColumns<Row>,
  { search, filters, sort, order }: Omit<TableState, 'page'>,
): Row[] {
  const inColumn = (row: Row, key: string) =>
    columns.find((column) => column.key === key)?.value(row) ?? null;
  const needle = search.trim().toLocaleLowerCase();
  const matchesSearch = (row: Row) =>
    needle === '' ||
    columns.some(({ value }) => {
      const words = value(row);

      return typeof words === 'string' && words.toLocaleLowerCase().includes(needle);
    });
  const matchesFilters = (row: Row) =>
    Object.entries(filters).every(([name, value]) => inColumn(row, name) === value);

  return rows
    .filter((row) => matchesFilters(row) && matchesSearch(row))
    .sort((one, other) => compare(inColumn(one, sort), inColumn(other, sort), order));
}

/** The rows of one page; a page beyond the last is the last. */
export function paginateRows<Row>(
  rows: readonly Row[],
  { page, size }: { page: number; size: number },
) {
  const shown = Math.min(page, Math.max(1, Math.ceil(rows.length / size)));

  return { page: shown, rows: rows.slice((shown - 1) * size, shown * size) };
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(one: CellValue, other: CellValue, order: TableState['order']): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const sign = order === 'ascending' ? 1 : -1;
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);

  return sign * collator.compare(String(one), String(other));
}
