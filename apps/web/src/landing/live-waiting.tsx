import { useTranslations } from 'use-intl';
import styles from './live.module.css';

/** The example as it stands, in the place of the live page, so that nothing moves when that comes. */
export function LiveWaiting() {
  const t = useTranslations();

  return (
    <>
      <p className={styles.head}>
        <b>{t('landing.live.title')}</b>
      </p>
      <div className={styles.desk}>
        <div className={styles.page}>{t('landing.example')}</div>
        <div className={styles.panel} />
      </div>
      <p className={styles.foot}>
        <span className={styles.waiting}>{t('landing.live.waiting')}</span>
        <span className={styles.needsScript}>{t('landing.live.needsScript')}</span>
      </p>
    </>
  );
}
