import { useTranslations } from 'use-intl';
import { useUnseenCount } from '../notifications/unread.ts';
import styles from './notification-badge.module.css';

/** The number of notifications not yet seen, with a spoken description for screen readers. */
export function NotificationBadge() {
  const t = useTranslations();
  const unseen = useUnseenCount();
  if (unseen === null) return null;

  return (
    <>
      <span className={styles.figure} aria-hidden="true">
        {unseen.figure}
      </span>
      <span className={styles.spoken}>{t('shell.unseen', { n: unseen.count })}</span>
    </>
  );
}
