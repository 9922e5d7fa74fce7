import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import { Icon } from './icons.tsx';
import styles from './table.module.css';

export type SortOrder = 'ascending' | 'descending';

export type Column<Row> = {
  key: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers are end-aligned with tabular figures. */
  isNumeric?: boolean;
  muted?: boolean;
  sortable?: boolean;
  /** Takes the remaining width, on one line, in wide windows. */
  fillsWidth?: boolean;
  /** Hidden on phones. */
  wideOnly?: boolean;
  /** Hidden on phones and tablets. */
  deskOnly?: boolean;
};

type TableSelection<Row> = {
  isSelected: (row: Row) => boolean;
  onToggle: (row: Row, selected: boolean) => void;
  onToggleAll: (selected: boolean) => void;
  labelOf: (row: Row) => string;
  allLabel: string;
};

type TableProps<Row> = {
  /** Accessible name of the table. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  sort?: { key: string; order: SortOrder; onSort: (key: string, order: SortOrder) => void };
  selection?: TableSelection<Row>;
  dense?: boolean;
};

/** A table with optional sorting and selection, controlled by the caller. Keep the sort in the URL. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, keyOf, columns, sort, selection, dense = false } = props;
  const selected = rows.filter((row) => selection?.isSelected(row)).length;

  return (
    <div className={styles.room}>
      <table className={clsx(styles.table, dense && styles.dense)} aria-label={label}>
        <thead>
          <tr>
            {selection !== undefined && (
              <th className={styles.box}>
                <Checkbox
                  aria-label={selection.allLabel}
                  checked={rows.length > 0 && selected === rows.length}
                  indeterminate={selected > 0 && selected < rows.length}
                  onChange={(event) => selection.onToggleAll(event.target.checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-selected={selection?.isSelected(row) || undefined}>
              {selection !== undefined && (
                <td className={styles.box}>
                  <Checkbox
                    aria-label={selection.labelOf(row)}
                    checked={selection.isSelected(row)}
                    onChange={(event) => selection.onToggle(row, event.target.checked)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td key={column.key} className={cellClass(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeaderCell<Row>({
  column,
  sort,
}: {
  column: Column<Row>;
  sort: TableProps<Row>['sort'] | undefined;
}) {
  const isSorted = sort?.key === column.key;
  if (sort === undefined || !column.sortable) {
    return (
      <th scope="col" className={cellClass(column)}>
        {column.title}
      </th>
    );
  }

  const next: SortOrder = isSorted && sort.order === 'descending' ? 'ascending' : 'descending';

  return (
    <th scope="col" className={cellClass(column)} aria-sort={isSorted ? sort.order : undefined}>
      <button type="button" className={styles.sort} onClick={() => sort.onSort(column.key, next)}>
        {column.title}
        {isSorted && <Icon name={sort.order === 'ascending' ? 'up' : 'down'} size={14} />}
      </button>
    </th>
  );
}

function cellClass<Row>({ isNumeric, muted, fillsWidth, wideOnly, deskOnly }: Column<Row>) {
  return clsx(
    isNumeric && styles.figure,
    muted && styles.muted,
    fillsWidth && styles.fills,
    wideOnly && styles.wideOnly,
    deskOnly && styles.deskOnly,
  );
}
