import { notificationPath } from '@longhand/contract/notification-catalogue';
import type { Notification, NotificationFilter } from '@longhand/contract/notifications';
import clsx from 'clsx';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useChangeNotifications } from '../api.ts';
import { useFutureTime } from '../use-future-time.ts';
import { useNotificationText } from '../use-notification-text.ts';
import type { NotificationGroup } from './group-notifications.ts';
import styles from './row.module.css';
import { useRowActions } from './row-actions.tsx';
import { rowAttribute, rowFocusAttribute } from './row-focus.ts';

type NotificationRowProps = {
  notification: Notification;
  /** The tab that shows it. */
  show: NotificationFilter;
  /** The group that it is in. */
  group?: NotificationGroup;
};

/** One notification: text, link and actions. */
export function NotificationRow({ notification, show, group }: NotificationRowProps) {
  const t = useTranslations('notifications');
  const dates = useDates();
  const futureTime = useFutureTime();
  const row = useRef<HTMLLIElement>(null);
  const { title, body, action } = useNotificationText()(notification);
  const { isRead, createdAt, snoozedUntil, object } = notification;
  const change = useChangeNotifications();
  const { buttons, handleKeyDown } = useRowActions({
    ...{ items: [notification], show, title, row },
    hasObject: object !== null && (group?.object ?? null) === null, // otherwise the group has the button
  });
  const Title = group === undefined ? 'h2' : 'h3';

  return (
    <li
      ref={row}
      {...rowAttribute}
      className={clsx(styles.row, !isRead && styles.unread)}
      onKeyDown={handleKeyDown}
    >
      <Title className={styles.title}>
        {!isRead && <span className={styles.spoken}>{t('isUnread')}: </span>}
        {title}
      </Title>
      {snoozedUntil === null ? (
        <time className={styles.when} dateTime={createdAt}>
          {dates.dateTime(createdAt)}
        </time>
      ) : (
        <time className={styles.when} dateTime={snoozedUntil}>
          {t('snooze.until', { when: futureTime(snoozedUntil) })}
        </time>
      )}
      <p className={styles.body}>{body}</p>
      <div className={styles.actions}>
        <TextLink
          {...rowFocusAttribute}
          to={notificationPath(notification)}
          className={styles.open}
          aria-label={t('named', { action, title })}
          onClick={() =>
            !isRead && change.mutate([{ item: notification, states: { isRead: true } }])
          }
        >
          {action}
        </TextLink>
        {buttons}
      </div>
    </li>
  );
}
