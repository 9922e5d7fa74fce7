import { useTranslations } from 'use-intl';
import styles from './live.module.css';

/** The example as it stands, in the place of the live page, so that nothing moves when that comes. */
export function LiveWaiting() {
  const t = useTranslations();

  return (
    <>
      <p className={styles.head}>
        <b id="waiting-title">{t('landing.live.title')}</b>
      </p>
      <div className={styles.desk}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it from there */}
        <section className={styles.page} aria-labelledby="waiting-title" tabIndex={0}>
          {t('landing.example')}
        </section>
        <div className={styles.panel} />
      </div>
      <div className={styles.below}>
        <p className={styles.foot}>
          <span className={styles.waiting}>{t('landing.live.waiting')}</span>
          <span className={styles.needsScript}>{t('landing.live.needsScript')}</span>
        </p>
      </div>
    </>
  );
}
