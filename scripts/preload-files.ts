import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { locales, messageSources } from '@longhand/locales';
import type { Rolldown } from 'vite';
import { findPageChunks } from './page-budgets.ts';
import { getMessageSlices, root, screenRows } from './slice-map.ts';
import { webDist } from './web-build.ts';

type Chunk = Rolldown.OutputChunk;

/** By screen path: the files its page needs in any language, and the slices whose messages it shows. */
type Pages = Record<
  string,
  { styles: string[]; scripts: string[]; fonts: string[]; texts: readonly string[] }
>;

/** By locale and slice: the message files, the base language before the regional one. */
type TextFiles = Record<string, Record<string, string[]>>;

const sharedSlices = ['shell', 'ui', 'errors'];

/**
 * The initial files of every page. The server lists them in the page so that a browser loads them at once instead of one step after
 * another.
 */
export async function collectPreloadFiles(chunks: readonly Chunk[]) {
  const built = screenRows().filter(({ isBuilt }) => isBuilt);
  const pages: Pages = {};
  for (const row of built) {
    const needed = [...findPageChunks(chunks, row)];
    pages[row.path] = {
      styles: needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
      scripts: needed.map(({ fileName }) => fileName),
      fonts: findProseFonts(),
      texts: [...sharedSlices, ...(await getMessageSlices(row))],
    };
  }
  const slices = new Set(Object.values(pages).flatMap(({ texts }) => texts));

  return { pages, texts: textFiles(chunks, slices), fonts: { ar: findArabicFonts() } };
}

/** The heading font of every page; loaded late, it would delay the first paint. */
function findProseFonts(): string[] {
  return findAssets(/^source-serif-4-latin-opsz-normal.*\.woff2$/);
}

/** Fonts for headings, prose and the interface. Fallback fonts have other metrics, so a late font would shift the layout. */
function findArabicFonts(): string[] {
  return findAssets(
    /^(noto-naskh-arabic-arabic-[46]00|ibm-plex-sans-arabic-arabic-400)-.*\.woff2$/,
  );
}

function findAssets(pattern: RegExp): string[] {
  return readdirSync(join(webDist, 'assets'))
    .filter((file) => pattern.test(file))
    .map((file) => `assets/${file}`);
}

function textFiles(chunks: readonly Chunk[], slices: ReadonlySet<string>): TextFiles {
  const findFile = (source: string, slice: string) => {
    const module = `packages/locales/${source}/${slice}.json`;
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));

    return existsSync(join(root, module)) && chunk !== undefined ? [chunk.fileName] : [];
  };

  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(
        [...slices].map((slice) => [
          slice,
          messageSources[locale].flatMap((source) => findFile(source, slice)),
        ]),
      ),
    ]),
  );
}
