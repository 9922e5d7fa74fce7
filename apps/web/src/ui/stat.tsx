import type { ReactNode } from 'react';
import styles from './stat.module.css';

type StatProps = {
  name: ReactNode;
  /** Unit, beside the name. */
  unit?: ReactNode;
  /** The formatted value; null if there is none, with the reason in `why`. */
  value: string | null;
  absentReason?: ReactNode;
  /** The evidence for the value, shown on expand. */
  children?: ReactNode;
};

/** A metric that expands to its evidence. Without a value, a dash and the reason. */
export function Stat({ name, unit, value, absentReason, children }: StatProps) {
  const summary = (
    <>
      <span className={styles.name}>
        {name}
        {unit !== undefined && (
          <>
            {' '}
            <small>{unit}</small>
          </>
        )}
      </span>{' '}
      <span className={styles.value}>{value ?? '–'}</span>
    </>
  );
  if (value === null) {
    return (
      <div className={styles.absent}>
        <div className={styles.head}>{summary}</div>
        <p>{absentReason}</p>
      </div>
    );
  }
  if (children === undefined) return <div className={styles.head}>{summary}</div>;

  return (
    <details className={styles.stat}>
      <summary className={styles.head}>{summary}</summary>
      <div className={styles.evidence}>{children}</div>
    </details>
  );
}
