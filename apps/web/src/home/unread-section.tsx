import type { Notification } from '@longhand/contract/notifications';
import { useTranslations } from 'use-intl';
import { useNotificationText } from '../notifications/index.ts';
import { deviceToday } from '../platform/clock.ts';
import { useDates } from '../platform/use-dates.ts';
import { Section } from '../ui/page.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './unread-section.module.css';

/** The newest unread notifications. */
export function UnreadSection({ count, latest }: { count: number; latest: Notification[] }) {
  const t = useTranslations();
  const notificationText = useNotificationText();
  const dates = useDates();
  const formatTime = (instant: string) => {
    const on = dates.dayOf(instant);

    return on === deviceToday() ? dates.time(instant) : dates.shortDay(on);
  };

  return (
    <Section title={t('home.unread.title')}>
      <ul>
        {latest.map((notification) => {
          const { title, body } = notificationText(notification);

          return (
            <li key={notification.id} className={styles.row}>
              <h3 className={styles.title}>{title}</h3>
              <time className={styles.when} dateTime={notification.createdAt}>
                {formatTime(notification.createdAt)}
              </time>
              <p className={styles.body}>{body}</p>
            </li>
          );
        })}
      </ul>
      <p className={styles.all}>
        <TextLink to="/app/notifications">{t('home.unread.all', { n: count })}</TextLink>
      </p>
    </Section>
  );
}
