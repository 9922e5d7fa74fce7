import { useTranslations } from 'use-intl';
import styles from './list.module.css';

/** As many rows as usually fit, in their final size. */
export function ListSkeleton() {
  const t = useTranslations();

  return (
    <div role="status" aria-label={t('ui.loading')}>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.link}>
            <span className={styles.circle} />
            <span className={styles.bar} />
            <span className={styles.bar} data-wide />
          </div>
        </div>
      ))}
    </div>
  );
}

const rows = ['1', '2', '3', '4', '5', '6'];
