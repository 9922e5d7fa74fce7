import type { Locale } from '@longhand/contract/values';
import { textDirection } from '@longhand/locales';
import { escapeHtml } from '../escape-html.ts';

type Page = {
  locale: Locale;
  /** CSP nonce of the inline style; must also be in the policy header. */
  nonce: string;
  title: string;
  /** HTML; its values must already be escaped. */
  body: string;
};

/** Renders a static page that works without scripts and without a session. */
export function renderPlainPage({ locale, nonce, title, body }: Page): string {
  return [
    `<!doctype html><html lang="${locale}" dir="${textDirection(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg">',
    `<title>${escapeHtml(title)} · Longhand</title><style nonce="${nonce}">${style}</style></head><body><main>`,
    `<p class="word">Longhand</p><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
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
