import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenAt } from '@longhand/contract/routes';
import type { Locale } from '@longhand/contract/values';

/** The `<link>` tags for the files that a page needs first, per locale. */
export type PreloadLinks = (path: string, locale: Locale) => string;

/**
 * Reads the asset list of the build. Preloading avoids that a browser must run one script to discover the next. Without a build there are
 * no links.
 */
export function openPreloadLinks(directory: string): PreloadLinks {
  const file = join(directory, 'prerender/assets.json');
  if (!existsSync(file)) return () => '';

  const { pages, texts, fonts }: PrerenderAssets = JSON.parse(readFileSync(file, 'utf8'));

  return (path, locale) => {
    const page = pages[screenAt(path)?.path ?? ''];
    if (page === undefined) return '';
    const messageFiles = page.texts.flatMap((slice) => texts[locale]?.[slice] ?? []);

    return [
      ...[...page.fonts, ...(fonts?.[locale] ?? [])].map(fontLink),
      ...new Set(page.styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`)),
      ...new Set(
        [...page.scripts, ...messageFiles].map(
          (name) => `<link rel="modulepreload" crossorigin href="/${name}">`,
        ),
      ),
    ].join('');
  };
}

function fontLink(name: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`;
}

/** As `scripts/preload-files.ts` writes it. */
type PrerenderAssets = {
  pages: Record<string, { styles: string[]; scripts: string[]; fonts: string[]; texts: string[] }>;
  texts: Partial<Record<Locale, Record<string, string[]>>>;
  /** Fonts used by this locale only. */
  fonts?: Partial<Record<Locale, string[]>>;
};
