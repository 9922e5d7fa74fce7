import type { Locale } from '@longhand/contract/values';
import { directionOf } from '@longhand/locales';

/** What a mail says, in the reader's language, before it is set as text and as HTML. */
export type Letter = {
  subject: string;
  paragraphs: readonly string[];
  /** Shown large and alone, where mail programs offer to fill it in. */
  code?: string;
  action?: { label: string; url: string };
  /** Where its reader says that they want no more of this kind. */
  unsubscribe?: { label: string; url: string };
  footer: string;
};

/** The letter as plain text. */
export function asText({ paragraphs, code, action, unsubscribe, footer }: Letter): string {
  const [first = '', ...rest] = paragraphs;
  const blocks = [
    first,
    ...(code === undefined ? [] : [code]),
    ...rest,
    ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
    `-- \n${footer}${unsubscribe === undefined ? '' : `\n${unsubscribe.label}: ${unsubscribe.url}`}`,
  ];

  return `${blocks.join('\n\n')}\n`;
}

/** The letter as HTML that reads without any style, in the direction of its language. */
export function asHtml(letter: Letter, locale: Locale): string {
  const { paragraphs, code, action, unsubscribe, footer } = letter;
  const [first = '', ...rest] = paragraphs.map((words) => `<p>${escapeHtml(words)}</p>`);
  const figures =
    code === undefined ? '' : `<p dir="ltr" style="${codeStyle}">${escapeHtml(code)}</p>`;
  const button = action === undefined ? '' : `<p>${link(action)}</p>`;
  const last = unsubscribe === undefined ? '' : `<br>${link(unsubscribe)}`;

  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    `</head><body style="${bodyStyle}">`,
    `${first}${figures}${rest.join('')}${button}<p style="${footerStyle}">${escapeHtml(footer)}${last}</p>`,
    '</body></html>',
  ].join('');
}

const bodyStyle =
  "margin:0 auto;max-width:34em;padding:24px;font:17px/1.6 'Source Serif 4',Georgia,serif;color:#1f1d1a";
const codeStyle = 'font-size:32px;letter-spacing:.2em;margin:24px 0';
const footerStyle = 'font-size:14px;color:#6b665e;margin-top:40px';

function link({ label, url }: { label: string; url: string }): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
