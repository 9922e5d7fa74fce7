import type { RowProblem } from '@longhand/progress-files/record';
import { useTranslations } from 'use-intl';
import styles from './imports.module.css';

const shown = 5;

/** Rows that can not be used, each with what stood there. */
export function Problems({ problems }: { problems: readonly RowProblem[] }) {
  const t = useTranslations('imports');
  if (problems.length === 0) return null;

  return (
    <div>
      <p className={styles.warning}>{t('problems.count', { n: problems.length })}</p>
      <ul className={styles.muted}>
        {problems.slice(0, shown).map(({ row, reason, value }) => (
          <li key={row}>{t(`problems.${reason}`, { row, value: value.slice(0, 60) })}</li>
        ))}
      </ul>
    </div>
  );
}
