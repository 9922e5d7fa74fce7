import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LanguageSelector } from '../ui/language-selector.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './home.module.css';
import { LandingTop } from './landing-top.tsx';
import { LanguageTable } from './language-table.tsx';
import { LiveWaiting } from './live-waiting.tsx';

const Live = lazy(() => import('./live.tsx'));

const points = ['evidence', 'finish', 'book'] as const;

/** The first page: what Longhand does, shown on the visitor's own words. */
export default function Landing() {
  const t = useTranslations();
  const user = useUser();
  const start = user === null ? '/auth/signup' : '/app';

  return (
    <div className={styles.page}>
      <LandingTop isKnown={user !== null} />
      <main>
        <section className={styles.hero}>
          <h1 tabIndex={-1}>{t('landing.heading')}</h1>
          <div className={styles.side}>
            <p>{t('landing.lede')}</p>
            <ButtonLink to={start} variant="primary">
              {user === null ? t('landing.start') : t('landing.toDesk')}
            </ButtonLink>
          </div>
        </section>
        <section id="analysis" className={styles.live} aria-label={t('landing.nav.analysis')}>
          <Suspense fallback={<LiveWaiting />}>
            <Live />
          </Suspense>
        </section>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <h2>{t(`landing.points.${point}.title`)}</h2>
              <p>{t(`landing.points.${point}.body`)}</p>
            </li>
          ))}
        </ul>
        <section id="languages" className={styles.languages}>
          <h2>{t('landing.languages.title')}</h2>
          <p className={styles.lede}>{t('landing.languages.lede')}</p>
          <LanguageTable />
        </section>
        <section id="privacy" className={styles.privacy} aria-label={t('landing.nav.privacy')}>
          <p className={styles.promise}>{t('landing.privacy.promise')}</p>
          <p className={styles.own}>{t('landing.privacy.selfHost')}</p>
        </section>
      </main>
      <footer className={styles.foot}>
        <Wordmark />
        <LanguageSelector />
      </footer>
    </div>
  );
}
