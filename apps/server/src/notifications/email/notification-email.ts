import { locationName } from '@longhand/contract/location-name';
import {
  type NotificationFormat,
  notificationPaths,
  notificationTextValues,
} from '@longhand/contract/notification-text';
import type { NotificationContent } from '@longhand/contract/notifications';
import type { Locale } from '@longhand/contract/values';
import type achievementTexts from '@longhand/locales/en/achievements.json';
import type notificationTexts from '@longhand/locales/en/notifications.json';
import { readMessages } from '@longhand/locales/node';
import { createTranslator } from 'use-intl/core';
import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import { mailTranslatorFor } from '../platform/mail/mail-translator.ts';
import { readPreferences } from '../settings/index.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

/** Queues a notification email, in the recipient's language and time zone. */
export async function sendNotificationEmail(
  tx: Db,
  { mail, config, sign, sessions }: Pick<Services, 'mail' | 'config' | 'sign' | 'sessions'>,
  { userId, told: notification }: { userId: string; told: NotificationContent },
): Promise<void> {
  const to = await sessions.findEmail(tx, userId);
  if (to === null) return;

  const { locale: preferredLocale, timeZone } = await readPreferences(tx, userId);
  const locale = preferredLocale ?? 'en';
  const t = notificationTextsIn(locale);
  const mailText = mailTranslatorFor(locale);
  const values = notificationTextValues(notification, createTextFormatters(locale, timeZone));
  const path = notificationPaths[notification.kind];
  const url = unsubscribeUrl({ userId, kind: notification.kind }, { config, sign });

  await mail.send(tx, {
    to,
    locale,
    kind: notification.kind,
    content: {
      subject: t(`kinds.${notification.kind}.title`, values),
      paragraphs: [t(`kinds.${notification.kind}.body`, values)],
      action: { label: t(`kinds.${notification.kind}.action`), url: config.PUBLIC_URL + path },
      unsubscribe: { label: mailText('unsubscribe.link'), url },
      footer: mailText('footer', { host: new URL(config.PUBLIC_URL).host }),
    },
  });
}

/** Translator for notification texts. */
export function notificationTextsIn(locale: Locale) {
  const messages = readMessages(locale, 'notifications') as typeof notificationTexts; // a check keeps the languages' keys identical

  return createTranslator({ locale, messages, timeZone: 'UTC' });
}

function createTextFormatters(locale: Locale, timeZone: string): NotificationFormat {
  const messages = readMessages(locale, 'achievements') as typeof achievementTexts; // as above
  const achievement = createTranslator({ locale, messages, timeZone: 'UTC' });
  const t = notificationTextsIn(locale);
  const formatDate = (options: Intl.DateTimeFormatOptions) => (instant: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(instant));

  return {
    day: formatDate({ day: 'numeric', month: 'long' }),
    moment: formatDate({ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }),
    list: (parts) => new Intl.ListFormat(locale).format(parts),
    place: (place) => locationName(place, locale),
    achievement: (code) => achievement(`codes.${code}.name`),
    criterion: (code, tier) => achievement(`codes.${code}.criterion`, { n: tier }),
    milestone: (values) => t('milestone', values as never), // the caller builds the values for this message
  };
}
