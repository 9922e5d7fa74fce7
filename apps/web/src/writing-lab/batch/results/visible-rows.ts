import { languageCodes } from '@longhand/analysis';
import { arrangeRows, type CellValue } from '../../../ui/data-table/arrange-rows.ts';
import type { TableOptions, TableState } from '../../../ui/data-table/table-url-state.ts';
import { type ResultRow, tableMetrics } from './result-rows.ts';

export const sortKeys = ['number', 'title', 'words', 'language', ...tableMetrics] as const;

/** The table settings stored in the URL. */
export const resultTableShape = {
  sorts: sortKeys,
  defaultSort: { sort: 'number', order: 'ascending' },
  filters: { language: languageCodes, unusual: ['only'] },
} satisfies TableOptions;

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

function sortValue(row: ResultRow, key: (typeof sortKeys)[number] | 'unusual'): CellValue {
  if (key === 'number') return row.text.number;
  if (key === 'title') return row.title;
  if (key === 'words' || key === 'language') return row.reading[key];
  if (key === 'unusual') return Object.keys(row.outliers).length > 0 ? 'only' : null;

  return row.reading.figures[key]?.value ?? null;
}
