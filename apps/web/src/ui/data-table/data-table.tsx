import { limits } from '@longhand/contract/limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { download } from '../download.ts';
import { Pagination } from '../pagination.tsx';
import { type Column, Table } from '../table.tsx';
import { TextButton } from '../text-link.tsx';
import { arrangeRows, pageOf, type Value } from './arrange-rows.ts';
import { csvOf } from './csv.ts';
import styles from './data-table.module.css';
import type { TableState } from './table-address.ts';
import type { Show } from './use-table-address.ts';

export type DataColumn<Row> = Column<Row> & {
  /** The head of the column in an exported file. */
  name: string;
  value: (row: Row) => Value;
};

type DataTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** By what a row is called where one has to choose it by ear. */
  nameOf: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  shown: TableState;
  show: Show;
  /** The name of an exported file, without its ending. */
  file: string;
  dense?: boolean;
};

/**
 * A table of rows that are all here: sorted, searched, filtered and paged as the address says, chosen and exported. Of what the server
 * keeps in pages, use `Table` and `Pagination` with the same address.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, keyOf, nameOf, columns, shown, show, file, dense = false } = props;
  const t = useTranslations('ui.table');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const arranged = arrangeRows(rows, columns, shown);
  const { page, rows: onPage } = pageOf(arranged, { page: shown.page, size: limits.pageSize });
  const isChosen = (row: Row) => chosen.has(keyOf(row));
  const wanted = arranged.filter(isChosen);

  const choose = (changed: readonly Row[], isOn: boolean) => {
    const keys = new Set(chosen);
    for (const row of changed) isOn ? keys.add(keyOf(row)) : keys.delete(keyOf(row));
    setChosen(keys);
  };
  const save = () => {
    const body = (wanted.length > 0 ? wanted : arranged).map((row) =>
      columns.map(({ value }) => value(row)),
    );
    const head = columns.map(({ name }) => name);
    download(`${file}.csv`, new Blob([csvOf(head, body)], { type: 'text/csv' }));
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
          key: shown.sort,
          order: shown.order,
          onSort: (sort, order) => show({ sort, order }),
        }}
        selection={{
          isSelected: isChosen,
          onToggle: (row, isOn) => choose([row], isOn),
          onToggleAll: (isOn) => choose(onPage, isOn),
          labelOf: (row) => t('choose', { name: nameOf(row) }),
          allLabel: t('chooseAll'),
        }}
      />
      <div className={styles.foot}>
        {wanted.length > 0 && <b>{t('chosen', { count: wanted.length })}</b>}
        <TextButton disabled={arranged.length === 0} onClick={save}>
          {t('export')}
        </TextButton>
        <div className={styles.pages}>
          <Pagination
            page={page}
            size={limits.pageSize}
            total={arranged.length}
            onPage={(wantedPage) => show({ page: wantedPage })}
          />
        </div>
      </div>
    </div>
  );
}
