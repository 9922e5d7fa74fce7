import type { ReactNode } from 'react';
import styles from './stat.module.css';

type StatProps = {
  name: ReactNode;
  /** What it counts in, beside the name. */
  unit?: ReactNode;
  /** The figure as it is shown; null where it does not hold, and then `why` says it. */
  value: string | null;
  why?: ReactNode;
  /** What the figure was made from; it opens into this. */
  children?: ReactNode;
};

/** A figure that opens into its evidence. One that does not hold is a dash and the reason. */
export function Stat({ name, unit, value, why, children }: StatProps) {
  const head = (
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
        <div className={styles.head}>{head}</div>
        <p>{why}</p>
      </div>
    );
  }
  if (children === undefined) return <div className={styles.head}>{head}</div>;

  return (
    <details className={styles.stat}>
      <summary className={styles.head}>{head}</summary>
      <div className={styles.evidence}>{children}</div>
    </details>
  );
}
