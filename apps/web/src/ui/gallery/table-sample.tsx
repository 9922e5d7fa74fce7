import { useFormatter } from 'use-intl';
import { type DataColumn, DataTable } from '../data-table/data-table.tsx';
import type { TableShape } from '../data-table/table-address.ts';
import { useTableAddress } from '../data-table/use-table-address.ts';
import { Filters } from '../filters.tsx';
import { InkSelect } from '../ink-field.tsx';
import styles from './gallery.module.css';
import { kinds, type SampleText, sampleTexts } from './sample-texts.ts';

const shape: TableShape = {
  sorts: ['title', 'words', 'findings'],
  usual: { sort: 'title', order: 'ascending' },
  filters: { kind: kinds },
};

export function TableSample() {
  const { shown, show } = useTableAddress(shape);
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
      figure: true,
      sortable: true,
      value: ({ words }) => words,
      cell: ({ words }) => format.number(words),
    },
    {
      key: 'findings',
      name: 'Findings per 1,000',
      title: 'Findings per 1,000',
      figure: true,
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
          value: shown.search,
          onSearch: (search) => show({ search }, { replace: true }),
        }}
      >
        Showing texts of{' '}
        <InkSelect
          label="Kind"
          value={shown.filters['kind'] ?? ''}
          options={[
            { value: '', label: 'any kind' },
            ...kinds.map((kind) => ({ value: kind, label: kind })),
          ]}
          onChange={(kind) => show({ filters: kind === '' ? {} : { kind } })}
        />
      </Filters>
      <DataTable
        label="Texts"
        rows={sampleTexts}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columns}
        shown={shown}
        show={show}
        file="texts"
      />
    </div>
  );
}
