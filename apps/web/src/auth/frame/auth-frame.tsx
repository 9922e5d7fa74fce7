import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { focusHeading, useFocusFallback } from '../../ui/focus-fallback.ts';
import { HelpButton } from '../../ui/help-button.tsx';
import { LanguageSelector } from '../../ui/language-selector.tsx';
import { Link } from '../../ui/text-link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './auth-frame.module.css';

type AuthFrameProps = {
  title: ReactNode;
  subtitle: ReactNode;
  /** Link to the other screen, at the top. */
  topLink?: ReactNode;
  /** Small text at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
};

/** Two columns: a description of Longhand, and the form. */
export function AuthFrame({ title, subtitle, topLink, footer, children }: AuthFrameProps) {
  const t = useTranslations();
  const bold = { b: (words: ReactNode) => <b>{words}</b> };
  const frame = useFocusFallback<HTMLDivElement>();
  useFocusOnNewStep(frame);

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
          {topLink}
          <HelpButton />
        </div>
        <div className={styles.form}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.subtitle}>{subtitle}</p>
          {children}
        </div>
        <p className={styles.foot}>{footer}</p>
      </main>
      {/* On a phone the language selector is last, so it must also be last in the tab order. */}
      <div className={styles.languageLast}>
        <LanguageSelector />
      </div>
    </div>
  );
}

/**
 * Each step renders its own frame, and the focused element of the previous step is removed with it. Moves focus to the heading unless a
 * field already has it. The first frame of a page keeps the focus that the browser set.
 */
function useFocusOnNewStep(frame: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const isLost = hasShownFrame && document.activeElement === document.body;
    if (isLost && frame.current !== null) focusHeading(frame.current);
    hasShownFrame = true;
  }, [frame]);
}

let hasShownFrame = false;
