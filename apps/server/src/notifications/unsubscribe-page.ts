import type { NotificationKind } from '@longhand/contract/notifications';
import { plainRoutes } from '@longhand/contract/plain-routes';
import type { Locale } from '@longhand/contract/values';
import { directionOf } from '@longhand/locales';
import { escapeHtml } from '../platform/escape-html.ts';
import { mailTextsIn } from '../platform/mail/texts.ts';
import { notificationTextsIn } from './by-mail.ts';

type Page = {
  kind: NotificationKind;
  token: string;
  isDone: boolean;
  locale: Locale;
  nonce: string;
  publicUrl: string;
};

/** A page that needs no script and nobody signed in, in the language of the mail's reader. */
export function unsubscribePage({ kind, token, isDone, locale, nonce, publicUrl }: Page): string {
  const t = mailTextsIn(locale);
  const name = notificationTextsIn(locale)(`kinds.${kind}.name`);
  const title = isDone ? t('unsubscribe.done') : t('unsubscribe.title');
  const words = t(isDone ? 'unsubscribe.doneBody' : 'unsubscribe.body', { name });
  const action = `${plainRoutes.unsubscribe.path}?token=${encodeURIComponent(token)}`;
  const button = `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(t('unsubscribe.button'))}</button></form>`;
  const settings = `<p><a href="${escapeHtml(publicUrl)}/app/settings/notifications">${escapeHtml(t('unsubscribe.settings'))}</a></p>`;

  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg">',
    `<title>${escapeHtml(title)} · Longhand</title><style nonce="${nonce}">${style}</style></head><body><main>`,
    `<p class="word">Longhand</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(words)}</p>`,
    `${isDone ? '' : button}${settings}</main></body></html>`,
  ].join('');
}

const style = [
  ':root{color-scheme:light dark}',
  "body{margin:0;background:#fbfaf7;color:#1f1d1a;font:18px/28px 'Source Serif 4',Georgia,serif}",
  'main{max-width:34em;margin:0 auto;padding:64px 20px}',
  '.word{font-weight:600;margin:0 0 40px}',
  'h1{font-size:28px;line-height:36px;margin:0 0 8px}',
  'p{margin:0 0 24px}',
  'button{font:500 16px/24px system-ui,sans-serif;color:#fbfaf7;background:#2f4b7c;border:0;border-radius:8px;padding:10px 18px;cursor:pointer}',
  'form{margin:0 0 24px}',
  'a{color:#2f4b7c}',
  ':focus-visible{outline:2px solid #2f4b7c;outline-offset:2px}',
  '@media(prefers-color-scheme:dark){body{background:#171614;color:#ece8e1}a{color:#8fb0e6}button{background:#8fb0e6;color:#171614}:focus-visible{outline-color:#8fb0e6}}',
].join('');
