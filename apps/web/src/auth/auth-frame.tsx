import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HelpButton } from '../ui/help-button.tsx';
import { LanguageSelector } from '../ui/language-selector.tsx';
import { Link } from '../ui/text-link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './auth-frame.module.css';

type AuthFrameProps = {
  title: ReactNode;
  subtitle: ReactNode;
  /** The way to the other screen, at the top. */
  other?: ReactNode;
  /** Small words at the foot. */
  foot?: ReactNode;
  children: ReactNode;
};

/** Two halves: what this place is, and what is asked for. */
export function AuthFrame({ title, subtitle, other, foot, children }: AuthFrameProps) {
  const t = useTranslations();
  const bold = { b: (words: ReactNode) => <b>{words}</b> };

  return (
    <div className={styles.halves}>
      <aside className={styles.aside}>
        <Link to="/" className={styles.home} aria-label={t('auth.home')}>
          <Wordmark />
        </Link>
        <div className={styles.promise}>
          <p className={styles.promiseTitle}>{t('auth.aside.heading')}</p>
          <ul className={styles.points}>
            <li>{t.rich('auth.aside.browser', bold)}</li>
            <li>{t.rich('auth.aside.training', bold)}</li>
            <li>{t.rich('auth.aside.machine', bold)}</li>
          </ul>
        </div>
        <div className={styles.language}>
          <LanguageSelector />
        </div>
      </aside>
      <main className={styles.main}>
        <div className={styles.other}>
          {other}
          <HelpButton />
        </div>
        <div className={styles.form}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.subtitle}>{subtitle}</p>
          {children}
        </div>
        <p className={styles.foot}>{foot}</p>
      </main>
      {/* On a phone the language stands last, so that it has to come last for the keyboard too. */}
      <div className={styles.languageLast}>
        <LanguageSelector />
      </div>
    </div>
  );
}
