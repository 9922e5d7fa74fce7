import { limits } from '@longhand/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { download } from '../download.ts';
import { Pagination } from '../pagination.tsx';
import { type Column, Table } from '../table.tsx';
import { TextButton } from '../text-link.tsx';
import { arrangeRows, type CellValue, paginateRows } from './arrange-rows.ts';
import { toCsv } from './csv.ts';
import styles from './data-table.module.css';
import type { TableState } from './table-url-state.ts';
import type { SetTableState } from './use-table-url-state.ts';

export type DataColumn<Row> = Column<Row> & {
  /** The column header in an exported file. */
  name: string;
  value: (row: Row) => CellValue;
};

type DataTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Names a row for screen readers. */
  nameOf: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  tableState: TableState;
  setTableState: SetTableState;
  /** Name of the exported file, without extension. */
  file: string;
  dense?: boolean;
};

/**
 * A table whose rows are all in memory: sorted, searched, filtered and paged by the URL, with selection and CSV export. For rows that the
 * server pages, use `Table` and `Pagination` with the same URL state.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    rows,
    keyOf,
    nameOf,
    columns,
    tableState,
    setTableState,
    file,
    dense = false,
  } = props;
  const t = useTranslations('ui.table');
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set());
  const arranged = arrangeRows(rows, columns, tableState);
  const { page, rows: onPage } = paginateRows(arranged, {
    page: tableState.page,
    size: limits.pageSize,
  });
  const isSelected = (row: Row) => selectedKeys.has(keyOf(row));
  const selectedRows = arranged.filter(isSelected);

  const setSelected = (changed: readonly Row[], isOn: boolean) => {
    const keys = new Set(selectedKeys);
    for (const row of changed) isOn ? keys.add(keyOf(row)) : keys.delete(keyOf(row));
    setSelectedKeys(keys);
  };
  const exportCsv = () => {
    const body = (selectedRows.length > 0 ? selectedRows : arranged).map((row) =>
      columns.map(({ value }) => value(row)),
    );
    const head = columns.map(({ name }) => name);
    download(`${file}.csv`, new Blob([toCsv(head, body)], { type: 'text/csv' }));
  };

  return (
    <div className={styles.data}>
      <Table
        label={label}
        rows={onPage}
        keyOf={keyOf}
        columns={columns}
        dense={dense}
        sort={{
          key: tableState.sort,
          order: tableState.order,
          onSort: (sort, order) => setTableState({ sort, order }),
        }}
        selection={{
          isSelected: isSelected,
          onToggle: (row, isOn) => setSelected([row], isOn),
          onToggleAll: (isOn) => setSelected(onPage, isOn),
          labelOf: (row) => t('choose', { name: nameOf(row) }),
          allLabel: t('chooseAll'),
        }}
      />
      <div className={styles.foot}>
        {selectedRows.length > 0 && <b>{t('chosen', { count: selectedRows.length })}</b>}
        <TextButton disabled={arranged.length === 0} onClick={exportCsv}>
          {t('export')}
        </TextButton>
        <div className={styles.pages}>
          <Pagination
            page={page}
            size={limits.pageSize}
            total={arranged.length}
            onPage={(wantedPage) => setTableState({ page: wantedPage })}
          />
        </div>
      </div>
    </div>
  );
}
