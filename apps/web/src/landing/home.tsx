import { defaultPlans, type Plans } from '@longhand/contract/plans';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { initialState } from '../platform/initial-state.ts';
import { useUser } from '../platform/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './home.module.css';
import { LandingHeader } from './landing-header.tsx';
import { LanguageLinks } from './language-links.tsx';
import { LanguageTable } from './language-table.tsx';
import { LivePlaceholder } from './live-placeholder.tsx';
import { PlanTable } from './plan-table.tsx';
import { PointPicture, points } from './point-pictures.tsx';

const LiveAnalysis = lazy(() => import('./live.tsx'));

/** The landing page in the browser. */
export default function Landing() {
  return (
    <LandingPage isKnown={useUser() !== null} plans={initialState.plans ?? defaultPlans}>
      <Suspense fallback={<LivePlaceholder />}>
        <LiveAnalysis />
      </Suspense>
    </LandingPage>
  );
}

type LandingPageProps = { isKnown: boolean; plans: Plans; children: ReactNode };

/** The content of the landing page. The server prerenders it with the example text in place of the live analysis. */
export function LandingPage({ isKnown, plans, children }: LandingPageProps) {
  const t = useTranslations();
  const startPath = isKnown ? '/app' : '/auth/signup';

  return (
    <div className={styles.page}>
      <LandingHeader isKnown={isKnown} />
      <main>
        <section className={styles.hero}>
          <h1 tabIndex={-1}>{t('landing.heading')}</h1>
          <div className={styles.side}>
            <p>{t('landing.lede')}</p>
            <ButtonLink to={startPath} variant="primary">
              {isKnown ? t('landing.toDesk') : t('landing.start')}
            </ButtonLink>
          </div>
        </section>
        <section id="analysis" className={styles.live} aria-label={t('landing.nav.analysis')}>
          {children}
        </section>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <div className={styles.picture}>
                <PointPicture point={point} />
              </div>
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
        <section id="plans" className={styles.plans}>
          <h2>{t('landing.plans.title')}</h2>
          <p className={styles.lede}>{t('landing.plans.lede')}</p>
          <PlanTable plans={plans} start={startPath} />
        </section>
        <section id="privacy" className={styles.privacy} aria-label={t('landing.nav.privacy')}>
          <p className={styles.promise}>{t('landing.privacy.promise')}</p>
          <div className={styles.own}>
            <p>{t('landing.privacy.selfHost')}</p>
            <p>{t('landing.privacy.oneCommand')}</p>
            <pre dir="ltr">npm start</pre>
          </div>
        </section>
      </main>
      <footer className={styles.foot}>
        <Wordmark />
        <LanguageLinks />
      </footer>
    </div>
  );
}
