import {
  type NotificationCategory,
  notificationCatalogue,
  notificationCategories,
} from '@longhand/contract/notification-catalogue';
import type { Services } from '../../platform/http/context.ts';
import type { EmailContent, EmailSection } from '../../platform/mail/email-content.ts';
import { mailTranslatorFor } from '../../platform/mail/mail-translator.ts';
import { contentOf, pathOf } from '../present.ts';
import type { NotificationRow } from '../queries.ts';
import { categoryNameFor, notificationTextsFor, type Reader } from '../texts.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

type EmailServices = Pick<Services, 'config' | 'sign'>;

/** Titles per category in a digest. */
const titlesMax = 3;

/** The digest (summary email) of a user's notifications, grouped by category; each group can be unsubscribed from. */
export function digestEmail(
  { userId, rows }: { userId: string; rows: readonly NotificationRow[] },
  reader: Reader,
  services: EmailServices,
): EmailContent {
  const { PUBLIC_URL } = services.config;
  const t = mailTranslatorFor(reader.locale);
  const groups = notificationCategories
    .map((category) => ({
      category,
      rows: rows.filter(({ kind }) => notificationCatalogue[kind].category === category),
    }))
    .filter((group) => group.rows.length > 0);
  const categories = groups.map(({ category }) => category);

  return {
    subject: t('digest.subject', { n: rows.length }),
    paragraphs: [t('digest.intro')],
    sections: groups.map((group) => digestSection({ userId, ...group }, reader, services)),
    action: { label: t('digest.action'), url: `${PUBLIC_URL}/app/notifications` },
    unsubscribe: {
      label: t('unsubscribe.link'),
      url: unsubscribeUrl({ userId, categories }, services),
    },
    footer: t('footer', { host: new URL(PUBLIC_URL).host }),
  };
}

function digestSection(
  {
    userId,
    category,
    rows,
  }: { userId: string; category: NotificationCategory; rows: readonly NotificationRow[] },
  reader: Reader,
  services: EmailServices,
): EmailSection {
  const t = mailTranslatorFor(reader.locale);
  const name = categoryNameFor(category, reader.locale);
  const hidden = rows.length - titlesMax;

  return {
    title: t('digest.section', { name, n: rows.length }),
    items: rows.slice(0, titlesMax).map((row) => ({
      label: notificationTextsFor(contentOf(row), reader).title,
      url: services.config.PUBLIC_URL + pathOf(row),
    })),
    ...(hidden > 0 && { more: t('digest.more', { n: hidden }) }),
    unsubscribe: {
      label: t('digest.unsubscribe', { name }),
      url: unsubscribeUrl({ userId, categories: [category] }, services),
    },
  };
}
