import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { HelpButton } from '../ui/help-button.tsx';
import { focusStart, useKeptFocus } from '../ui/kept-focus.ts';
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
  const frame = useKeptFocus<HTMLDivElement>();
  useStepFocus(frame);

  return (
    <div className={styles.halves} ref={frame}>
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

/**
 * A step that follows another brings a frame of its own, and what had the keyboard is gone with the one before: it goes on
 * at the heading, where no field has taken it. The first frame of a page leaves it where the browser put it.
 */
function useStepFocus(frame: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const isLost = wasShown && document.activeElement === document.body;
    if (isLost && frame.current !== null) focusStart(frame.current);
    wasShown = true;
  }, [frame]);
}

let wasShown = false;
