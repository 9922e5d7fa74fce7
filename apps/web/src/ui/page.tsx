import type { ReactNode } from 'react';
import { useFocusFallback } from './focus-fallback.ts';
import styles from './page.module.css';

type PageProps = {
  /** The heading, a sentence that states the result where possible: "3 of 4 goals are on pace". */
  title: ReactNode;
  /** A muted line above the heading, such as a date. */
  above?: ReactNode;
  lede?: ReactNode;
  /** Reserves space for a lede that is still loading, `long` for one of four lines on phones. */
  reservesLede?: boolean | 'long';
  /** Reserves a second line on phones for a title that is still loading. */
  reservesTitle?: boolean;
  /** At most one primary action, at the end of the heading. */
  action?: ReactNode;
  /** The larger heading of the home screen. */
  large?: boolean;
  /** Moves focus to the heading when a focused section is removed. */
  hasFocusFallback?: boolean;
  children?: ReactNode;
};

/** A screen with heading, lede and sections. */
export function Page({ title, above, lede, action, children, ...more }: PageProps) {
  const { large = false, hasFocusFallback = false } = more;
  const { reservesTitle = false, reservesLede = false } = more;
  const containerRef = useFocusFallback<HTMLDivElement>(hasFocusFallback);

  return (
    <div className={styles.page} ref={containerRef}>
      <header className={styles.head}>
        <div className={styles.words}>
          {above !== undefined && <p className={styles.above}>{above}</p>}
          <h1
            className={large ? styles.large : styles.title}
            tabIndex={-1}
            data-waits={reservesTitle || undefined}
          >
            {title}
          </h1>
          {(lede !== undefined || reservesLede) && (
            <p className={styles.lede} data-waits={reservesLede || undefined}>
              {lede}
            </p>
          )}
        </div>
        {Boolean(action) && <div className={styles.action}>{action}</div>}
      </header>
      {children}
    </div>
  );
}

type SectionProps = {
  title?: ReactNode;
  /** Muted text or a quiet link at the end of the heading. */
  note?: ReactNode;
  /** Accessible name of a section without a visible title. */
  label?: string;
  /** For lists whose rows come and go: moves focus to the heading when the focused row is removed. */
  hasFocusFallback?: boolean;
  children?: ReactNode;
};

/** A section with a rule, a heading and content. */
export function Section({ title, note, label, hasFocusFallback = false, children }: SectionProps) {
  const containerRef = useFocusFallback<HTMLElement>(hasFocusFallback);

  return (
    <section className={styles.section} aria-label={label} ref={containerRef}>
      {(title !== undefined || note !== undefined) && (
        <header className={styles.sectionHead}>
          {title !== undefined && <h2 className={styles.sectionTitle}>{title}</h2>}
          {note !== undefined && <div className={styles.note}>{note}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
