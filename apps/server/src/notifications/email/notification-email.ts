import {
  categoryRules,
  type NotificationCategory,
  notificationCatalogue,
} from '@longhand/contract/notification-catalogue';
import type { Services } from '../../platform/http/context.ts';
import type { EmailContent } from '../../platform/mail/email-content.ts';
import { mailTranslatorFor } from '../../platform/mail/mail-translator.ts';
import { contentOf, pathOf } from '../present.ts';
import type { NotificationRow } from '../queries.ts';
import { notificationTextsFor, type Reader } from '../texts.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

type EmailServices = Pick<Services, 'config' | 'sign'>;

/** The email of one notification, in the reader's language and time zone. */
export function notificationEmail(
  row: NotificationRow,
  reader: Reader,
  services: EmailServices,
): EmailContent {
  const { PUBLIC_URL } = services.config;
  const { title, body, action } = notificationTextsFor(contentOf(row), reader);
  const { category } = notificationCatalogue[row.kind];
  const t = mailTranslatorFor(reader.locale);
  const url = unsubscribeUrl({ userId: row.userId, categories: [category] }, services);

  return {
    subject: title,
    paragraphs: [body],
    action: { label: action, url: PUBLIC_URL + pathOf(row) },
    ...(canUnsubscribe(category) && { unsubscribe: { label: t('unsubscribe.link'), url } }),
    footer: t('footer', { host: new URL(PUBLIC_URL).host }),
  };
}

/** Whether emails of a category can be turned off. */
export function canUnsubscribe(category: NotificationCategory): boolean {
  return !categoryRules[category].locked.includes('email');
}
