import { Sparkline } from '@longhand/charts/sparkline';
import { directionOf } from '@longhand/locales';
import { useMemo, useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { arrangeRows } from '../../ui/data-table/arrange-rows.ts';
import type { TableShape } from '../../ui/data-table/table-address.ts';
import { useTableAddress } from '../../ui/data-table/use-table-address.ts';
import { Section } from '../../ui/page.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { CompareReadings } from '../compare/compare-readings.tsx';
import type { BatchText } from '../device/database.ts';
import { useFigureWords } from '../reading/figure-words.ts';
import styles from './batch.module.css';
import { type ResultRow, rowsOf, tableFigures } from './columns.ts';
import { ResultActions } from './result-actions.tsx';

const onTablets: readonly string[] = ['mean-sentence-length', 'find-all'];
const sorts = ['number', 'title', 'words', 'language', ...tableFigures] as const;
const shape: TableShape = {
  sorts,
  usual: { sort: 'number', order: 'ascending' },
  filters: {},
};

/** What was read, as one table. Two chosen rows are compared below it. */
export function Results({ texts }: { texts: readonly BatchText[] }) {
  const t = useTranslations('lab');
  const rows = useMemo(() => rowsOf(texts), [texts]);
  const { shown, show } = useTableAddress(shape);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const columns = useColumns();
  const values = sorts.map((key) => ({ key, value: (row: ResultRow) => valueIn(row, key) }));
  const arranged = arrangeRows(rows, values, { ...shown, search: '', filters: {} });
  const [one, other] = rows.filter(({ key }) => chosen.includes(key));
  if (rows.length === 0) return null;

  const choose = (keys: readonly string[], isOn: boolean) =>
    setChosen(isOn ? [...chosen, ...keys] : chosen.filter((key) => !keys.includes(key)));

  return (
    <>
      <Section title={t('batch.results')} note={t('batch.outliersNote')}>
        <div className={styles.wide}>
          <Table
            label={t('batch.results')}
            rows={arranged}
            keyOf={({ key }) => key}
            columns={columns}
            dense
            sort={{
              key: shown.sort,
              order: shown.order,
              onSort: (sort, order) => show({ sort, order }),
            }}
            selection={{
              isSelected: ({ key }) => chosen.includes(key),
              onToggle: ({ key }, isOn) => choose([key], isOn),
              onToggleAll: (isOn) => setChosen(isOn ? rows.map(({ key }) => key) : []),
              labelOf: ({ title }) => t('batch.choose', { title }),
              allLabel: t('batch.chooseAll'),
            }}
          />
        </div>
        <ResultActions rows={arranged} chosen={chosen} />
      </Section>
      {chosen.length === 2 && one && other && <CompareReadings one={one} other={other} />}
    </>
  );
}

function valueIn(row: ResultRow, key: (typeof sorts)[number]) {
  if (key === 'number') return row.text.number;
  if (key === 'title') return row.title;
  if (key === 'words' || key === 'language') return row.reading[key];

  return row.reading.figures[key]?.value ?? null;
}

function useColumns(): readonly Column<ResultRow>[] {
  const t = useTranslations('lab');
  const format = useFormatter();
  const dir = directionOf(useLocale());
  const { nameOf, write } = useFigureWords();
  const marked = (row: ResultRow, name: keyof ResultRow['outliers'], words: string) => {
    const side = row.outliers[name];

    return side ? (
      <span className={styles.outlier}>
        <span aria-hidden="true">{side === 'high' ? '▲' : '▼'}</span> {words}
        <span className={styles.aloud}> {t(`batch.outlier.${side}`)}</span>
      </span>
    ) : (
      words
    );
  };

  return [
    {
      key: 'title',
      title: t('batch.column.title'),
      sortable: true,
      cell: ({ title }) => (
        <span dir="auto" className={styles.title}>
          {title}
        </span>
      ),
    },
    {
      key: 'language',
      title: t('batch.column.language'),
      sortable: true,
      deskOnly: true,
      muted: true,
      cell: ({ reading }) => t(`languages.${reading.language}`),
    },
    {
      key: 'words',
      title: t('batch.column.words'),
      sortable: true,
      figure: true,
      cell: (row) => marked(row, 'words', format.number(row.reading.words)),
    },
    {
      key: 'course',
      title: t('batch.column.course'),
      deskOnly: true,
      cell: ({ reading: { course }, title }) =>
        course.length > 1 && (
          <Sparkline values={course} dir={dir} label={t('batch.course', { title })} />
        ),
    },
    ...tableFigures.map((name) => ({
      key: name,
      title: nameOf(name),
      sortable: true,
      figure: true,
      wideOnly: true,
      deskOnly: !onTablets.includes(name),
      cell: (row: ResultRow) => {
        const value = row.reading.figures[name]?.value ?? null;

        return value === null ? '–' : marked(row, name, write(name, value));
      },
    })),
  ];
}
