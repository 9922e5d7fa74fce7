import { limits } from '@longhand/contract/limits';
import { useFormatter, useTranslations } from 'use-intl';
import { useUnreadConversations } from '../messages/unread.ts';
import styles from './notification-badge.module.css';

/** The number of conversations with unread messages, with a spoken description. */
export function UnreadMessagesBadge() {
  const t = useTranslations();
  const format = useFormatter();
  const { conversations } = useUnreadConversations();
  if (conversations === 0) return null;

  return (
    <>
      <span className={styles.figure} aria-hidden="true">
        {conversations < limits.unreadCountMax
          ? format.number(conversations)
          : `${format.number(limits.unreadCountMax - 1)}+`}
      </span>
      <span className={styles.spoken}>{t('shell.unreadMessages', { n: conversations })}</span>
    </>
  );
}
