import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import { Icon } from './icons.tsx';
import styles from './table.module.css';

export type Order = 'ascending' | 'descending';

export type Column<Row> = {
  key: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, aligned by digit. */
  figure?: boolean;
  muted?: boolean;
  sortable?: boolean;
  /** Takes the room that the others leave, on one line, where the window is wide enough. */
  fills?: boolean;
  /** Left out on a phone. */
  wideOnly?: boolean;
  /** Left out on a tablet as well. */
  deskOnly?: boolean;
};

type Selection<Row> = {
  isSelected: (row: Row) => boolean;
  onToggle: (row: Row, selected: boolean) => void;
  onToggleAll: (selected: boolean) => void;
  labelOf: (row: Row) => string;
  allLabel: string;
};

type TableProps<Row> = {
  /** What the table lists, for those who come to it by ear. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  sort?: { key: string; order: Order; onSort: (key: string, order: Order) => void };
  selection?: Selection<Row>;
  dense?: boolean;
};

/** Hairline rows. Sort and selection are the caller's: the sort belongs into the address. */
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
              <Header key={column.key} column={column} sort={sort} />
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
                <td key={column.key} className={classOf(column)}>
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

function Header<Row>({
  column,
  sort,
}: {
  column: Column<Row>;
  sort: TableProps<Row>['sort'] | undefined;
}) {
  const isSorted = sort?.key === column.key;
  if (sort === undefined || !column.sortable) {
    return (
      <th scope="col" className={classOf(column)}>
        {column.title}
      </th>
    );
  }

  const next: Order = isSorted && sort.order === 'descending' ? 'ascending' : 'descending';

  return (
    <th scope="col" className={classOf(column)} aria-sort={isSorted ? sort.order : undefined}>
      <button type="button" className={styles.sort} onClick={() => sort.onSort(column.key, next)}>
        {column.title}
        {isSorted && <Icon name={sort.order === 'ascending' ? 'up' : 'down'} size={14} />}
      </button>
    </th>
  );
}

function classOf<Row>({ figure, muted, fills, wideOnly, deskOnly }: Column<Row>) {
  return clsx(
    figure && styles.figure,
    muted && styles.muted,
    fills && styles.fills,
    wideOnly && styles.wideOnly,
    deskOnly && styles.deskOnly,
  );
}
