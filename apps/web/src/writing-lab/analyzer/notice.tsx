import type { ReactNode } from 'react';
import styles from './notices.module.css';

export type NoticeProps = { isUrgent?: boolean; actions?: ReactNode; children: ReactNode };

/** One message with its actions. */
export function Notice({ isUrgent = false, actions, children }: NoticeProps) {
  return (
    <div
      className={styles.notice}
      data-urgent={isUrgent || undefined}
      role={isUrgent ? 'alert' : 'status'}
    >
      <p>{children}</p>
      {actions !== undefined && <p className={styles.actions}>{actions}</p>}
    </div>
  );
}
