import { Sparkline } from '@longhand/charts/sparkline';
import { textDirection } from '@longhand/locales';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { Column } from '../../../ui/table.tsx';
import { useMetricLabels } from '../../metrics/metric-labels.ts';
import styles from '../batch.module.css';
import { BatchTextLink } from './batch-text-link.tsx';
import { type ResultRow, tableMetrics } from './result-rows.ts';

const tabletColumns: readonly string[] = ['mean-sentence-length', 'find-all'];

/** The columns of the results table, with outliers marked. The sorted column is shown on every screen size. */
export function useResultColumns(sort: string): readonly Column<ResultRow>[] {
  const t = useTranslations('lab');
  const format = useFormatter();
  const dir = textDirection(useLocale());
  const { nameOf, write } = useMetricLabels();
  const withOutlierMark = (row: ResultRow, name: keyof ResultRow['outliers'], words: string) => {
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
      cell: ({ text }) => <BatchTextLink text={text} />,
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
      isNumeric: true,
      cell: (row) => withOutlierMark(row, 'words', format.number(row.reading.words)),
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
    ...tableMetrics.map((name) => ({
      key: name,
      title: nameOf(name),
      sortable: true,
      isNumeric: true,
      wideOnly: name !== sort,
      deskOnly: name !== sort && !tabletColumns.includes(name),
      cell: (row: ResultRow) => {
        const value = row.reading.figures[name]?.value ?? null;

        return value === null ? '–' : withOutlierMark(row, name, write(name, value));
      },
    })),
  ];
}
