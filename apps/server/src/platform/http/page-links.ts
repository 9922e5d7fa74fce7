import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenAt } from '@longhand/contract/routes';
import type { Locale } from '@longhand/contract/values';

/** The head's links to what the page at a path begins with, for a reader of a language. */
export type PageLinks = (path: string, locale: Locale) => string;

/**
 * Reads what the build has found out. A browser that is told at once what a page will need does not have to run one script
 * to learn of the next; without a build there is nothing to tell.
 */
export function openPageLinks(directory: string): PageLinks {
  const file = join(directory, 'prerender/assets.json');
  if (!existsSync(file)) return () => '';

  const { pages, texts, fonts }: Assets = JSON.parse(readFileSync(file, 'utf8'));

  return (path, locale) => {
    const page = pages[screenAt(path)?.path ?? ''];
    if (page === undefined) return '';
    const words = page.texts.flatMap((slice) => texts[locale]?.[slice] ?? []);

    return [
      ...[...page.fonts, ...(fonts?.[locale] ?? [])].map(fontLink),
      ...new Set(page.styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`)),
      ...new Set(
        [...page.scripts, ...words].map(
          (name) => `<link rel="modulepreload" crossorigin href="/${name}">`,
        ),
      ),
    ].join('');
  };
}

function fontLink(name: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`;
}

/** As `scripts/first-files.ts` writes it. */
type Assets = {
  pages: Record<string, { styles: string[]; scripts: string[]; fonts: string[]; texts: string[] }>;
  texts: Partial<Record<Locale, Record<string, string[]>>>;
  /** Those that only this language has. */
  fonts?: Partial<Record<Locale, string[]>>;
};
