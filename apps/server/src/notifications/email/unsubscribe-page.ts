import type { NotificationCategory } from '@longhand/contract/notification-catalogue';
import { rawRoutes } from '@longhand/contract/raw-routes';
import type { Locale } from '@longhand/contract/values';
import { escapeHtml } from '../../platform/escape-html.ts';
import { renderPlainPage } from '../../platform/http/plain-page.ts';
import { mailTranslatorFor } from '../../platform/mail/mail-translator.ts';
import { categoryNameFor } from '../texts.ts';

type Page = {
  categories: readonly NotificationCategory[];
  token: string;
  isDone: boolean;
  locale: Locale;
  nonce: string;
  publicUrl: string;
};

/** A page without scripts or sign-in, in the language of the email's recipient. */
export function unsubscribePage({
  categories,
  token,
  isDone,
  locale,
  nonce,
  publicUrl,
}: Page): string {
  const t = mailTranslatorFor(locale);
  const names = categories.map((category) => categoryNameFor(category, locale));
  const name = new Intl.ListFormat(locale).format(names);
  const title = isDone ? t('unsubscribe.done') : t('unsubscribe.title');
  const message = t(isDone ? 'unsubscribe.doneBody' : 'unsubscribe.body', { name });
  const action = `${rawRoutes.unsubscribe.path}?token=${encodeURIComponent(token)}`;
  const button = `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(t('unsubscribe.button'))}</button></form>`;
  const settings = `<p><a href="${escapeHtml(publicUrl)}/app/settings/notifications">${escapeHtml(t('unsubscribe.settings'))}</a></p>`;

  const body = `<p>${escapeHtml(message)}</p>${isDone ? '' : button}${settings}`;

  return renderPlainPage({ locale, nonce, title, body });
}
