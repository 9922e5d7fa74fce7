import type { Locale } from '@longhand/contract/values';
import { textDirection } from '@longhand/locales';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailContent, EmailSection } from './email-content.ts';

/** Renders an email as HTML for mail clients: tables and inline styles, in the direction of its language. */
export function renderHtml(letter: EmailContent, locale: Locale): string {
  const { paragraphs, sections = [], code, action } = letter;
  const [first, ...rest] = paragraphs;
  const dir = textDirection(locale);
  const textAlign = dir === 'rtl' ? 'right' : 'left'; // left-to-right blocks align with the text around them
  const page = h(
    Html,
    { lang: locale, dir },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('style', null, darkStyles),
      h('title', null, letter.subject),
    ),
    h(
      Body,
      { className: 'paper', style: styles.body },
      h(
        Container,
        { lang: locale, dir, style: styles.container }, // repeated here because Gmail removes html and body
        h(Text, { style: styles.text }, first),
        // Digits run left to right in every language. The code is alone on its line, where mail clients detect it for autofill.
        code === undefined
          ? null
          : h(Text, { dir: 'ltr', style: { ...styles.code, textAlign } }, code),
        rest.map((words, at) => h(Text, { key: at, style: styles.text }, words)),
        ...sections.flatMap(renderSection),
        action === undefined ? null : renderButton(action, textAlign),
        h(Text, { className: 'quiet', style: styles.footer }, ...renderFooter(letter)),
      ),
    ),
  );

  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

function renderButton(
  { label, url }: { label: string; url: string },
  textAlign: 'left' | 'right',
): ReactNode {
  return [
    h(Button, { key: 'button', className: 'button', href: url, style: styles.button }, label),
    h(
      Text,
      {
        ...{ key: 'address', className: 'quiet', dir: 'ltr' },
        style: { ...styles.address, textAlign },
      },
      url,
    ),
  ];
}

function renderSection({ title, items, more, unsubscribe }: EmailSection, at: number): ReactNode[] {
  const line = (key: string, content: ReactNode) =>
    h(Text, { key: `${at} ${key}`, style: styles.item }, content);

  return [
    h(Text, { key: `${at} title`, style: styles.sectionTitle }, title),
    ...items.map(({ label, url }) =>
      line(url, h(Link, { className: 'link', href: url, style: styles.link }, label)),
    ),
    ...(more === undefined ? [] : [line('more', more)]),
    h(
      Text,
      { key: `${at} unsubscribe`, style: styles.sectionEnd },
      h(
        Link,
        { className: 'quiet', href: unsubscribe.url, style: styles.quiet },
        unsubscribe.label,
      ),
    ),
  ];
}

function renderFooter({ footer, unsubscribe }: EmailContent): ReactNode[] {
  if (unsubscribe === undefined) return [footer];

  return [
    footer,
    h('br', { key: 'line' }),
    h(
      Link,
      { key: 'unsubscribe', className: 'quiet', href: unsubscribe.url, style: styles.quiet },
      unsubscribe.label,
    ),
  ];
}

/** For mail clients that support it; others show the light colors. */
const darkStyles = `@media (prefers-color-scheme: dark) {
  .paper, .paper td, .link { color: #ece8e1 !important }
  .paper, .paper td { background-color: #171614 !important }
  .button { background-color: #ece8e1 !important; color: #171614 !important }
  .quiet { color: #a49e93 !important }
}`;

const serif = "'Source Serif 4', Georgia, 'Noto Naskh Arabic', serif";
const ink = '#1f1d1a';
const styles = {
  body: { backgroundColor: '#fbfaf7', color: ink, fontFamily: serif, margin: 0 },
  container: { maxWidth: '34em', padding: '24px' },
  text: { fontSize: '17px', lineHeight: '1.6', margin: '0 0 16px' },
  code: { fontSize: '32px', letterSpacing: '0.2em', lineHeight: '1.3', margin: '24px 0' },
  sectionTitle: { fontSize: '17px', fontWeight: 600, lineHeight: '1.6', margin: '24px 0 4px' },
  sectionEnd: { fontSize: '14px', lineHeight: '1.5', margin: '4px 0 24px' },
  item: { fontSize: '17px', lineHeight: '1.4', margin: '0 0 8px' },
  link: { color: ink, textDecoration: 'underline' },
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
