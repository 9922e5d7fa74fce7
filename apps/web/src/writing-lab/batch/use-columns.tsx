import { Sparkline } from '@longhand/charts/sparkline';
import { directionOf } from '@longhand/locales';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { Column } from '../../ui/table.tsx';
import { useFigureWords } from '../reading/figure-words.ts';
import styles from './batch.module.css';
import { type ResultRow, tableFigures } from './columns.ts';
import { OpenText } from './open-text.tsx';

const onTablets: readonly string[] = ['mean-sentence-length', 'find-all'];

/** The columns of the table of results; what lies far from the others is marked. The one that puts them in order is on every screen. */
export function useColumns(sort: string): readonly Column<ResultRow>[] {
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
      cell: ({ text }) => <OpenText text={text} />,
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
      wideOnly: name !== sort,
      deskOnly: name !== sort && !onTablets.includes(name),
      cell: (row: ResultRow) => {
        const value = row.reading.figures[name]?.value ?? null;

        return value === null ? '–' : marked(row, name, write(name, value));
      },
    })),
  ];
}
