import { useTranslations } from 'use-intl';
import { useUnreadCount } from '../notifications/unread.ts';
import styles from './unread-badge.module.css';

/** The unread count, with a spoken description for screen readers. */
export function UnreadBadge() {
  const t = useTranslations();
  const unread = useUnreadCount();
  if (unread === null) return null;

  return (
    <>
      <span className={styles.figure} aria-hidden="true">
        {unread.figure}
      </span>
      <span className={styles.spoken}>{t('shell.unread', { n: unread.count })}</span>
    </>
  );
}
