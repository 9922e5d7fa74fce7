import type { ReactNode } from 'react';
import styles from './state-mark.module.css';

/** How something stands: always a shape and a word, never a colour alone. */
export type MarkedState = 'good' | 'behind' | 'waiting' | 'stopped';

export function StateMark({ state, children }: { state: MarkedState; children: ReactNode }) {
  return (
    <span className={styles.mark} data-state={state}>
      {children}
    </span>
  );
}
