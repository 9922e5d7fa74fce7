import type { RowProblem } from '@longhand/progress-files/record';
import { useTranslations } from 'use-intl';
import styles from './imports.module.css';

const maxProblems = 5;

/** Rejected rows with their original value. */
export function RowProblemList({ problems }: { problems: readonly RowProblem[] }) {
  const t = useTranslations('imports');
  if (problems.length === 0) return null;

  return (
    <div>
      <p className={styles.warning}>{t('problems.count', { n: problems.length })}</p>
      <ul className={styles.muted}>
        {problems.slice(0, maxProblems).map(({ row, reason, value }) => (
          <li key={row}>{t(`problems.${reason}`, { row, value: value.slice(0, 60) })}</li>
        ))}
      </ul>
    </div>
  );
}
