import { locationName } from '@longhand/contract/location-name';
import {
  type NotificationFormat,
  notificationTextValues,
} from '@longhand/contract/notification-text';
import type { NotificationContent } from '@longhand/contract/notifications';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';

/** The text of a notification in the current language. Needs the messages of `notifications` and `achievements`. */
export function useNotificationText(): (notification: NotificationContent) => {
  title: string;
  body: string;
  action: string;
} {
  const t = useTranslations();
  const dates = useDates();
  const format = useFormatter();
  const locale = useLocale();
  const formatters: NotificationFormat = {
    day: (instant) => dates.day(dates.dayOf(instant)),
    localDay: dates.day,
    moment: dates.dateTime,
    list: (parts) => format.list(parts),
    place: (place) => locationName(place, locale),
    achievement: (code) => t(`achievements.codes.${code}.name`),
    criterion: (code, tier) => t(`achievements.codes.${code}.criterion`, { n: tier }),
    milestone: (values) => t('notifications.milestone', values as never), // the values are built to match the message
  };

  return (notification) => {
    const values = notificationTextValues(notification, formatters);
    const textOf = (part: 'title' | 'body' | 'action') =>
      t(
        `notifications.kinds.${notification.kind}.${part}` as 'notifications.title',
        values as never,
      ); // each kind has its own values, built to match the message

    return { title: textOf('title'), body: textOf('body'), action: textOf('action') };
  };
}
