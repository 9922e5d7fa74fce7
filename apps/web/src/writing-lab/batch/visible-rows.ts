import { languageCodes } from '@longhand/analysis';
import { arrangeRows, type Value } from '../../ui/data-table/arrange-rows.ts';
import type { TableShape, TableState } from '../../ui/data-table/table-address.ts';
import { type ResultRow, tableMetrics } from './result-rows.ts';

export const sortKeys = ['number', 'title', 'words', 'language', ...tableMetrics] as const;

/** The table settings stored in the URL. */
export const resultTableShape = {
  sorts: sortKeys,
  usual: { sort: 'number', order: 'ascending' },
  filters: { language: languageCodes, unusual: ['only'] },
} satisfies TableShape;

const columns = [...sortKeys, 'unusual' as const].map((key) => ({
  key,
  value: (row: ResultRow) => sortValue(row, key),
}));

/** The rows that pass the filters, sorted. The search covers titles only. */
export function visibleRows(
  rows: readonly ResultRow[],
  { search, ...shown }: TableState,
): readonly ResultRow[] {
  const wanted = search.trim().toLocaleLowerCase();
  const found = rows.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));

  return arrangeRows(found, columns, { ...shown, search: '' });
}

function sortValue(row: ResultRow, key: (typeof sortKeys)[number] | 'unusual'): Value {
  if (key === 'number') return row.text.number;
  if (key === 'title') return row.title;
  if (key === 'words' || key === 'language') return row.reading[key];
  if (key === 'unusual') return Object.keys(row.outliers).length > 0 ? 'only' : null;

  return row.reading.figures[key]?.value ?? null;
}
