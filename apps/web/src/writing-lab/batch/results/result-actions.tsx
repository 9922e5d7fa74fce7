import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { download } from '../../../ui/download.ts';
import { TextButton } from '../../../ui/text-link.tsx';
import { useMetricLabels } from '../../metrics/metric-labels.ts';
import { useLab } from '../../storage/lab.ts';
import styles from '../batch.module.css';
import type { ResultRow } from './result-rows.ts';

type Exports = typeof import('./export.ts');

type ResultActionsProps = {
  rows: readonly ResultRow[];
  /** The rows that pass the filters, in order. */
  shown: readonly ResultRow[];
  /** Keys of the selected rows; some may be filtered out. */
  chosen: readonly string[];
};

/** Downloads the selected rows, or all that are shown. */
export function ResultActions({ rows, shown, chosen }: ResultActionsProps) {
  const t = useTranslations('lab.batch');
  const { nameOf, unitOf } = useMetricLabels();
  const lab = useLab();
  const [hasFailed, setFailed] = useState(false);
  const wanted = chosen.length === 0 ? shown : rows.filter(({ key }) => chosen.includes(key));
  const sheet = ({ createSheet }: Exports) =>
    createSheet(wanted, {
      title: t('column.title'),
      language: t('column.language'),
      words: t('column.words'),
      sentences: t('column.sentences'),
      nameOf: (name) => `${nameOf(name)} (${unitOf(name)})`,
    });
  const save = async (ending: string, make: (exports: Exports) => Blob | Promise<Blob>) => {
    setFailed(false);
    try {
      download(`longhand-batch.${ending}`, await make(await import('./export.ts')));
    } catch {
      setFailed(true);
    }
  };

  return (
    <p className={styles.actions}>
      <span className={styles.quiet}>
        {chosen.length === 2 ? t('comparedBelow') : t('chosen', { count: chosen.length })}
      </span>{' '}
      <TextButton onClick={() => void save('csv', (to) => to.csvFile(sheet(to)))}>
        {t('csv')}
      </TextButton>{' '}
      <TextButton
        onClick={() => void save('xlsx', (to) => to.xlsxFile(sheet(to), new Date(lab.now())))}
      >
        {t('xlsx')}
      </TextButton>{' '}
      <TextButton onClick={() => void save('json', (to) => to.jsonFile(wanted))}>
        {t('json')}
      </TextButton>
      {hasFailed && (
        <span role="alert" className={styles.problem}>
          {t('exportFailed')}
        </span>
      )}
    </p>
  );
}
