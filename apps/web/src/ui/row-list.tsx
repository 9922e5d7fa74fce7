import type { ReactNode } from 'react';
import styles from './row-list.module.css';

/** A list of items, each with details and actions. */
export function RowList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

type RowProps = {
  name: ReactNode;
  detail?: ReactNode;
  /** Actions. */
  children?: ReactNode;
};

export function Row({ name, detail, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {detail !== undefined && <div className={styles.detail}>{detail}</div>}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
