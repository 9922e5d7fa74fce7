import { locationName } from '@longhand/contract/location-name';
import type { NotificationCategory } from '@longhand/contract/notification-catalogue';
import {
  type NotificationFormat,
  notificationTextValues,
} from '@longhand/contract/notification-text';
import type { NotificationContent } from '@longhand/contract/notifications';
import type { Locale } from '@longhand/contract/values';
import type achievementTexts from '@longhand/locales/en/achievements.json';
import type notificationTexts from '@longhand/locales/en/notifications.json';
import { readMessages } from '@longhand/locales/node';
import { createTranslator } from 'use-intl/core';

/** The language and time zone of a reader. */
export type Reader = { locale: Locale; timeZone: string };

/** The texts of a notification for a reader outside of the app. */
export function notificationTextsFor(content: NotificationContent, { locale, timeZone }: Reader) {
  const t = notificationTranslator(locale);
  const values = notificationTextValues(content, createTextFormatters(locale, timeZone));
  const { kind } = content;

  return {
    title: t(`kinds.${kind}.title`, values),
    body: t(`kinds.${kind}.body`, values),
    action: t(`kinds.${kind}.action`),
  };
}

/** The name of a category, as in the settings. */
export function categoryNameFor(category: NotificationCategory, locale: Locale): string {
  return notificationTranslator(locale)(`categories.${category}.name`);
}

function notificationTranslator(locale: Locale) {
  const messages = readMessages(locale, 'notifications') as typeof notificationTexts; // a check keeps the languages' keys identical

  return createTranslator({ locale, messages, timeZone: 'UTC' });
}

function createTextFormatters(locale: Locale, timeZone: string): NotificationFormat {
  const messages = readMessages(locale, 'achievements') as typeof achievementTexts; // as above
  const achievement = createTranslator({ locale, messages, timeZone: 'UTC' });
  const t = notificationTranslator(locale);
  const formatDate = (options: Intl.DateTimeFormatOptions) => (instant: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(instant));

  return {
    day: formatDate({ day: 'numeric', month: 'long' }),
    localDay: (day) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(
        new Date(day),
      ),
    moment: formatDate({ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }),
    list: (parts) => new Intl.ListFormat(locale).format(parts),
    place: (place) => locationName(place, locale),
    achievement: (code) => achievement(`codes.${code}.name`),
    criterion: (code, tier) => achievement(`codes.${code}.criterion`, { n: tier }),
    milestone: (values) => t('milestone', values as never), // the caller builds the values for this message
  };
}
