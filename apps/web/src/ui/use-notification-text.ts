import type { Told } from '@longhand/contract/notifications';
import { placeName } from '@longhand/contract/place-name';
import { type Writing, wordValuesOf } from '@longhand/contract/told';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';

/** The text of a notification in the current language. Needs the messages of `notifications` and `achievements`. */
export function useNotificationText(): (notification: Told) => {
  title: string;
  body: string;
  action: string;
} {
  const t = useTranslations();
  const dates = useDates();
  const format = useFormatter();
  const locale = useLocale();
  const formatters: Writing = {
    day: (instant) => dates.day(dates.dayOf(instant)),
    moment: dates.dateTime,
    list: (parts) => format.list(parts),
    place: (place) => placeName(place, locale),
    achievement: (code) => t(`achievements.codes.${code}.name`),
    criterion: (code, tier) => t(`achievements.codes.${code}.criterion`, { n: tier }),
    milestone: (values) => t('notifications.milestone', values as never), // the values are built to match the message
  };

  return (notification) => {
    const values = wordValuesOf(notification, formatters);
    const textOf = (part: 'title' | 'body' | 'action') =>
      t(
        `notifications.kinds.${notification.kind}.${part}` as 'notifications.title',
        values as never,
      ); // each kind has its own values, built to match the message

    return { title: textOf('title'), body: textOf('body'), action: textOf('action') };
  };
}
