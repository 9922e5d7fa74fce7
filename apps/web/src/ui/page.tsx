import type { ReactNode } from 'react';
import { useKeptFocus } from './kept-focus.ts';
import styles from './page.module.css';

type PageProps = {
  /** The heading states the result, as a sentence where it can: "3 of 4 goals are on pace". */
  title: ReactNode;
  /** A muted line above the heading, such as a date. */
  above?: ReactNode;
  lede?: ReactNode;
  /** The lede comes with what is being read: its room is kept. */
  waits?: boolean;
  /** At most one primary action, at the end of the heading's line. */
  action?: ReactNode;
  /** Home's larger heading. */
  large?: boolean;
  /** Where whole sections go once they are answered: the keyboard goes on at the heading. */
  keepsFocus?: boolean;
  children?: ReactNode;
};

/** A screen: its heading, what it amounts to, and its sections. */
export function Page({ title, above, lede, action, children, ...more }: PageProps) {
  const { large = false, keepsFocus = false, waits = false } = more;
  const part = useKeptFocus<HTMLDivElement>(keepsFocus);

  return (
    <div className={styles.page} ref={part}>
      <header className={styles.head}>
        <div className={styles.words}>
          {above !== undefined && <p className={styles.above}>{above}</p>}
          <h1 className={large ? styles.large : styles.title} tabIndex={-1}>
            {title}
          </h1>
          {(lede !== undefined || waits) && (
            <p className={styles.lede} data-waits={waits || undefined}>
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
  /** Muted words or a quiet link at the end of the heading's line. */
  note?: ReactNode;
  /** Names the section where it has no visible title. */
  label?: string;
  /** For rows that come and go: the keyboard goes on at the heading, where nothing else puts it elsewhere. */
  keepsFocus?: boolean;
  children?: ReactNode;
};

/** A hairline, a heading that hangs from it, and what it is about. */
export function Section({ title, note, label, keepsFocus = false, children }: SectionProps) {
  const part = useKeptFocus<HTMLElement>(keepsFocus);

  return (
    <section className={styles.section} aria-label={label} ref={part}>
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
