import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/button.tsx';
import { LanguageSelector } from '../ui/language-selector.tsx';
import { Link } from '../ui/text-link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './landing-header.module.css';

const sections = ['analysis', 'languages', 'plans', 'privacy'] as const;

/** Product name, section links, language and sign-in. */
export function LandingHeader({ isKnown }: { isKnown: boolean }) {
  const t = useTranslations();

  return (
    <header className={styles.top}>
      <Wordmark />
      <nav className={styles.sections} aria-label={t('landing.nav.label')}>
        {sections.map((section) => (
          <a key={section} href={`#${section}`}>
            {t(`landing.nav.${section}`)}
          </a>
        ))}
      </nav>
      <div className={styles.language}>
        <LanguageSelector />
      </div>
      {isKnown ? (
        <ButtonLink to="/app">{t('landing.toDesk')}</ButtonLink>
      ) : (
        <>
          <Link to="/auth/login" className={styles.signIn}>
            {t('landing.signIn')}
          </Link>
          <span className={styles.create}>
            <ButtonLink to="/auth/signup" size="small">
              {t('landing.create')}
            </ButtonLink>
          </span>
        </>
      )}
    </header>
  );
}
