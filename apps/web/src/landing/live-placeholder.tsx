import { useTranslations } from 'use-intl';
import styles from './live.module.css';

/** The static example, shown until the live analysis has loaded, in the same layout to avoid a shift. */
export function LivePlaceholder() {
  const t = useTranslations();

  return (
    <>
      <p className={styles.head}>
        <b id="waiting-title">{t('landing.live.title')}</b>
        <span className={styles.reserved}>{t('landing.live.read')}</span>
      </p>
      <div className={styles.desk}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
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
