import type { ImportRow } from '@longhand/contract/goals-imports';
import { partsPerUnit } from '@longhand/contract/measure-parts';
import { useFormatter, useTranslations } from 'use-intl';
import { Table } from '../../ui/table.tsx';
import styles from './imports.module.css';

const maxRows = 20;

/** The first rows as they would be saved. */
export function RowPreview({ rows }: { rows: readonly ImportRow[] }) {
  const t = useTranslations('imports');
  const format = useFormatter();
  const formatDay = (on: string) =>
    format.dateTime(new Date(on), { dateStyle: 'medium', timeZone: 'UTC' });
  const unitText = ({ measure }: ImportRow) => {
    if (measure === 'own') return ''; // files have no custom units

    return t(`measure.${measure === 'time' ? 'minute' : measure}`);
  };

  if (rows.length === 0) return <p className={styles.words}>{t('nothing')}</p>;

  return (
    <div className={styles.preview}>
      <Table
        label={t('preview')}
        dense
        rows={rows.slice(0, maxRows)}
        keyOf={(row) => row.reference}
        columns={[
          { key: 'day', title: t('columns.date'), cell: (row) => formatDay(row.entryOn) },
          {
            key: 'amount',
            title: t('columns.amount'),
            isNumeric: true,
            cell: (row) => format.number(row.amount / partsPerUnit[row.measure]),
          },
          {
            key: 'measure',
            title: t('columns.measure'),
            cell: unitText,
          },
          {
            key: 'project',
            title: t('columns.project'),
            wideOnly: true,
            cell: (row) => <bdi>{row.project}</bdi>,
          },
          {
            key: 'note',
            title: t('columns.note'),
            wideOnly: true,
            muted: true,
            cell: (row) => <bdi>{row.note}</bdi>,
          },
        ]}
      />
      {rows.length > maxRows && (
        <p className={styles.muted}>{t('more', { n: rows.length - maxRows })}</p>
      )}
    </div>
  );
}
