import type { ReactNode } from 'react';
import styles from './status-indicator.module.css';

/** A status, always with a shape and a text, never by color alone. */
export type StatusKind = 'good' | 'behind' | 'waiting' | 'stopped';

export function StatusIndicator({ state, children }: { state: StatusKind; children: ReactNode }) {
  return (
    <span className={styles.mark} data-state={state}>
      {children}
    </span>
  );
}
