import { useFormatter } from 'use-intl';
import { type DataColumn, DataTable } from '../data-table/data-table.tsx';
import type { TableOptions } from '../data-table/table-url-state.ts';
import { useTableUrlState } from '../data-table/use-table-url-state.ts';
import { Filters } from '../filters.tsx';
import { InlineSelect } from '../inline-field.tsx';
import styles from './gallery.module.css';
import { kinds, type SampleText, sampleTexts } from './sample-texts.ts';

const options: TableOptions = {
  sorts: ['title', 'words', 'findings'],
  defaultSort: { sort: 'title', order: 'ascending' },
  filters: { kind: kinds },
};

export function TableSample() {
  const { tableState, setTableState } = useTableUrlState(options);
  const format = useFormatter();
  const columns: DataColumn<SampleText>[] = [
    {
      key: 'title',
      name: 'Title',
      title: 'Title',
      sortable: true,
      value: ({ title }) => title,
      cell: ({ title }) => title,
    },
    {
      key: 'kind',
      name: 'Kind',
      title: 'Kind',
      muted: true,
      wideOnly: true,
      value: ({ kind }) => kind,
      cell: ({ kind }) => kind,
    },
    {
      key: 'words',
      name: 'Words',
      title: 'Words',
      isNumeric: true,
      sortable: true,
      value: ({ words }) => words,
      cell: ({ words }) => format.number(words),
    },
    {
      key: 'findings',
      name: 'Findings per 1,000',
      title: 'Findings per 1,000',
      isNumeric: true,
      sortable: true,
      wideOnly: true,
      value: ({ findings }) => findings,
      cell: ({ findings }) => (findings === null ? '–' : format.number(findings)),
    },
  ];

  return (
    <div className={styles.stack}>
      <Filters
        search={{
          label: 'Search in the titles',
          value: tableState.search,
          onSearch: (search) => setTableState({ search }, { replace: true }),
        }}
      >
        Showing texts of{' '}
        <InlineSelect
          label="Kind"
          value={tableState.filters['kind'] ?? ''}
          options={[
            { value: '', label: 'any kind' },
            ...kinds.map((kind) => ({ value: kind, label: kind })),
          ]}
          onChange={(kind) => setTableState({ filters: kind === '' ? {} : { kind } })}
        />
      </Filters>
      <DataTable
        label="Texts"
        rows={sampleTexts}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columns}
        tableState={tableState}
        setTableState={setTableState}
        file="texts"
      />
    </div>
  );
}
