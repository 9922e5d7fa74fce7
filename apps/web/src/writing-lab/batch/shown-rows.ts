import { languageCodes } from '@longhand/analysis';
import { arrangeRows, type Value } from '../../ui/data-table/arrange-rows.ts';
import type { TableShape, TableState } from '../../ui/data-table/table-address.ts';
import { type ResultRow, tableFigures } from './columns.ts';

export const sorts = ['number', 'title', 'words', 'language', ...tableFigures] as const;

/** What the address says of the table of results. */
export const shape = {
  sorts,
  usual: { sort: 'number', order: 'ascending' },
  filters: { language: languageCodes, unusual: ['only'] },
} satisfies TableShape;

const columns = [...sorts, 'unusual' as const].map((key) => ({
  key,
  value: (row: ResultRow) => valueIn(row, key),
}));

/** The rows that are asked for, in order. A search is of titles alone. */
export function shownRows(
  rows: readonly ResultRow[],
  { search, ...shown }: TableState,
): readonly ResultRow[] {
  const wanted = search.trim().toLocaleLowerCase();
  const found = rows.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));

  return arrangeRows(found, columns, { ...shown, search: '' });
}

function valueIn(row: ResultRow, key: (typeof sorts)[number] | 'unusual'): Value {
  if (key === 'number') return row.text.number;
  if (key === 'title') return row.title;
  if (key === 'words' || key === 'language') return row.reading[key];
  if (key === 'unusual') return Object.keys(row.outliers).length > 0 ? 'only' : null;

  return row.reading.figures[key]?.value ?? null;
}
