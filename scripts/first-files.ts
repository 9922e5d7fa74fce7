import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { locales, messageSources } from '@longhand/locales';
import type { Rolldown } from 'vite';
import { chunksOfPage } from './budgets.ts';
import { root, screenRows, textsOf } from './slice-map.ts';
import { webDist } from './web-build.ts';

type Chunk = Rolldown.OutputChunk;

/** By path of a screen: the files that its page needs in any language, and the slices whose texts it shows. */
type Pages = Record<
  string,
  { styles: string[]; scripts: string[]; fonts: string[]; texts: readonly string[] }
>;

/** By language and slice: the files with the texts, the general language's before the particular one's. */
type TextFiles = Record<string, Record<string, string[]>>;

const everywhere = ['shell', 'ui', 'errors'];

/**
 * What every page begins with, so that the server can name it in the page and a browser fetches all of it at once. Without
 * that each step of the start would only then be asked for when the one before it has run.
 */
export async function firstFiles(chunks: readonly Chunk[]) {
  const built = screenRows().filter(({ isBuilt }) => isBuilt);
  const pages: Pages = {};
  for (const row of built) {
    const needed = [...chunksOfPage(chunks, row)];
    pages[row.path] = {
      styles: needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
      scripts: needed.map(({ fileName }) => fileName),
      fonts: proseFonts(),
      texts: [...everywhere, ...(await textsOf(row))],
    };
  }
  const slices = new Set(Object.values(pages).flatMap(({ texts }) => texts));

  return { pages, texts: textFiles(chunks, slices), fonts: { ar: arabicFonts() } };
}

/** Headings are set in this on every page: asked for late, it would be in the way of the first paint. */
function proseFonts(): string[] {
  return filesLike(/^source-serif-4-latin-opsz-normal.*\.woff2$/);
}

/** What headings, prose and the interface are set in. No letters of other fonts have their measure: what came late would move a page. */
function arabicFonts(): string[] {
  return filesLike(/^(noto-naskh-arabic-arabic-[46]00|ibm-plex-sans-arabic-arabic-400)-.*\.woff2$/);
}

function filesLike(pattern: RegExp): string[] {
  return readdirSync(join(webDist, 'assets'))
    .filter((file) => pattern.test(file))
    .map((file) => `assets/${file}`);
}

function textFiles(chunks: readonly Chunk[], slices: ReadonlySet<string>): TextFiles {
  const fileOf = (source: string, slice: string) => {
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
          messageSources[locale].flatMap((source) => fileOf(source, slice)),
        ]),
      ),
    ]),
  );
}
