import type { Locale } from '@longhand/contract/values';
import { directionOf } from '@longhand/locales';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Letter } from './letter.ts';

/** The letter as HTML for mail programs: tables and inline styles, readable without any, in the direction of its language. */
export function asHtml(letter: Letter, locale: Locale): string {
  const { paragraphs, code, action } = letter;
  const [first, ...rest] = paragraphs;
  const dir = directionOf(locale);
  const textAlign = dir === 'rtl' ? 'right' : 'left'; // on its line, what runs from left to right stands where the others do
  const page = h(
    Html,
    { lang: locale, dir },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, letter.subject),
    ),
    h(
      Body,
      { style: styles.body },
      h(
        Container,
        { lang: locale, dir, style: styles.container }, // Gmail drops the outer elements
        h(Text, { style: styles.text }, first),
        // Figures run from left to right in every language, alone on their line, where programs offer to fill them in.
        code === undefined
          ? null
          : h(Text, { dir: 'ltr', style: { ...styles.code, textAlign } }, code),
        rest.map((words, at) => h(Text, { key: at, style: styles.text }, words)),
        action === undefined ? null : buttonOf(action, textAlign),
        h(Text, { style: styles.footer }, ...footerOf(letter)),
      ),
    ),
  );

  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function buttonOf(
  { label, url }: { label: string; url: string },
  textAlign: 'left' | 'right',
): ReactNode {
  return [
    h(Button, { key: 'button', href: url, style: styles.button }, label),
    h(Text, { key: 'address', dir: 'ltr', style: { ...styles.address, textAlign } }, url),
  ];
}

function footerOf({ footer, unsubscribe }: Letter): ReactNode[] {
  if (unsubscribe === undefined) return [footer];

  return [
    footer,
    h('br', { key: 'line' }),
    h(Link, { key: 'unsubscribe', href: unsubscribe.url, style: styles.quiet }, unsubscribe.label),
  ];
}

const serif = "'Source Serif 4', Georgia, 'Noto Naskh Arabic', serif";
const ink = '#1f1d1a';
const styles = {
  body: { backgroundColor: '#fbfaf7', color: ink, fontFamily: serif, margin: 0 },
  container: { maxWidth: '34em', padding: '24px' },
  text: { fontSize: '17px', lineHeight: '1.6', margin: '0 0 16px' },
  code: { fontSize: '32px', letterSpacing: '0.2em', lineHeight: '1.3', margin: '24px 0' },
  button: {
    backgroundColor: ink,
    borderRadius: '4px',
    color: '#fbfaf7',
    fontSize: '17px',
    padding: '12px 20px',
  },
  address: {
    color: '#6b665e',
    fontSize: '14px',
    lineHeight: '1.5',
    margin: '12px 0',
    wordBreak: 'break-all',
  },
  footer: { color: '#6b665e', fontSize: '14px', lineHeight: '1.5', margin: '40px 0 0' },
  quiet: { color: '#6b665e', textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;
