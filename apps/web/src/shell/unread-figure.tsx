import { useTranslations } from 'use-intl';
import { useUnreadCount } from '../platform/unread.ts';
import styles from './unread-figure.module.css';

/** How much is unread: a plain figure, with its meaning for those who hear it. */
export function UnreadFigure() {
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
