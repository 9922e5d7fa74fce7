import { notificationPaths } from '@longhand/contract/notification-text';
import type { Notification } from '@longhand/contract/notifications';
import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { useDates } from '../platform/use-dates.ts';
import { useFailureText } from '../ui/failure-text.ts';
import { TextButton, TextLink } from '../ui/text-link.tsx';
import { useChangeNotification } from './api.ts';
import styles from './notifications.module.css';
import { useNotificationText } from './use-notification-text.ts';

/** One notification: text, link and actions. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const t = useTranslations();
  const dates = useDates();
  const failureText = useFailureText();
  const { title, body, action } = useNotificationText()(notification);
  const { id, kind, isRead, isArchived, createdAt } = notification;
  const path = notificationPaths[kind];
  const change = useChangeNotification();
  const labelOf = (act: string) => t('notifications.named', { action: act, title });
  const readLabel = t(isRead ? 'notifications.unread' : 'notifications.read');
  const archiveLabel = t(isArchived ? 'notifications.restore' : 'notifications.archive');

  /** Removes the row optimistically, so focus moves to the heading. On failure the row returns. */
  const archive = async () => {
    document.querySelector('h1')?.focus({ preventScroll: true });
    try {
      await change.mutateAsync({ id, isArchived: !isArchived });
    } catch (failure) {
      return showToast({ type: 'error', words: failureText(failure) });
    }
    showToast({
      type: 'success',
      text: isArchived ? 'notifications.restored' : 'notifications.archived',
      undo: () => change.mutate({ id, isArchived }),
    });
  };

  return (
    <li className={clsx(styles.row, !isRead && styles.unread)}>
      <h3 className={styles.title}>
        {!isRead && <span className={styles.spoken}>{t('notifications.isUnread')}: </span>}
        {title}
      </h3>
      <time className={styles.when} dateTime={createdAt}>
        {dates.dateTime(createdAt)}
      </time>
      <p className={styles.body}>{body}</p>
      <p className={styles.actions}>
        <TextLink to={path} onClick={() => !isRead && change.mutate({ id, isRead: true })}>
          {action}
        </TextLink>
        {!isArchived && (
          <TextButton
            quiet
            aria-label={labelOf(readLabel)}
            onClick={() => change.mutate({ id, isRead: !isRead })}
          >
            {readLabel}
          </TextButton>
        )}
        <TextButton quiet aria-label={labelOf(archiveLabel)} onClick={() => void archive()}>
          {archiveLabel}
        </TextButton>
      </p>
      {change.isError && (
        <p className={styles.error} role="alert">
          {failureText(change.error)}
        </p>
      )}
    </li>
  );
}
