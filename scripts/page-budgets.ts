import { statSync } from 'node:fs';
import { join } from 'node:path';
import { locales, messageSources } from '@longhand/locales';
import type { Rolldown } from 'vite';
import { getMessageSlices, type ScreenRow, screenRows } from './slice-map.ts';
import { webDist } from './web-build.ts';

type Chunk = Rolldown.OutputChunk;

/** Size of a page, in brotli-compressed bytes and requests, and its budget. */
type PageSize = { what: string; scripts: number; styles: number; requests: number; budget: Budget };
type Budget = { scripts: number; styles?: number };

const kB = 1000;
const maxRequests = 30;
const arabicFonts = 3; // see preload-files.ts
const landing: Budget = { scripts: 100 * kB, styles: 20 * kB };
const shell: Budget = { scripts: 180 * kB };
const ownScreen: Budget = { scripts: 60 * kB };

const entry = ['src/main.tsx'];
const routedScripts = [...entry, 'src/shell/routed.tsx'];
const frameScripts = [...routedScripts, 'src/shell/app-frame.tsx'];
const routedModules = [...routedScripts, ...localeFiles('shell', 'ui', 'errors')];
const frameModules = [...routedModules, 'src/shell/app-frame.tsx'];
const landingModules = [
  ...entry,
  'src/shell/first-page.tsx',
  'src/landing/home.tsx',
  'src/landing/live.tsx',
];
const landingLocaleFiles = localeFiles('shell', 'ui', 'errors', 'landing');

/**
 * Prints the size of every first page and every screen and returns those over budget. The editor and the analysis with its dictionaries are
 * separate chunks that are not included.
 */
export async function checkPageSizes(chunks: readonly Chunk[]): Promise<{ exceeded: string[] }> {
  const rows = screenRows().filter(({ isBuilt }) => isBuilt);
  const requests = await Promise.all(rows.map((row) => countRequests(chunks, row)));
  const requestsAt = (path: string) => requests[rows.findIndex((row) => row.path === path)] ?? 0;
  const home = [...frameModules, 'src/home/home.tsx', ...localeFiles('home', 'progress')];
  const pages = [
    measurePage(
      '/',
      findStaticImports(chunks, [...landingModules, ...landingLocaleFiles]),
      requestsAt('/'),
      landing,
    ),
    measurePage(
      '/app (frame and home)',
      findStaticImports(chunks, home),
      requestsAt('/app'),
      shell,
    ),
    ...rows
      .filter(({ path }) => path !== '/')
      .map(({ path, file }) => {
        const sharedChunks = findStaticImports(
          chunks,
          path.startsWith('/app') ? frameModules : routedModules,
        );
        const ownChunks = [...findStaticImports(chunks, [file])].filter(
          (chunk) => !sharedChunks.has(chunk) && chunk.name !== 'editor',
        );

        return measurePage(path, new Set(ownChunks), requestsAt(path), ownScreen);
      }),
  ];

  for (const page of pages) console.log(formatPage(page));

  return { exceeded: pages.filter(exceedsBudget).map(({ what }) => what) };
}

/** The initial chunks of a page, independent of language. */
export function findPageChunks(
  chunks: readonly Chunk[],
  { path, file }: { path: string; file: string },
): ReadonlySet<Chunk> {
  if (path === '/') return findStaticImports(chunks, landingModules);
  const sharedChunks = path.startsWith('/app') ? frameScripts : routedScripts;

  return findStaticImports(chunks, [...sharedChunks, file]);
}

/**
 * Number of initial requests of a screen, in the language with the most: the page, the script before the first paint, the two interface
 * fonts, and the built files.
 */
async function countRequests(chunks: readonly Chunk[], row: ScreenRow): Promise<number> {
  const needed = [...findPageChunks(chunks, row)];
  const slices = ['shell', 'ui', 'errors', ...(await getMessageSlices(row))];
  const counts = locales.map((locale) => {
    const files = messageSources[locale].flatMap((source) =>
      slices.map((slice) => `/packages/locales/${source}/${slice}.json`),
    );

    const textFiles = chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => files.some((file) => id.endsWith(file))),
    );

    return textFiles.length + (locale === 'ar' ? arabicFonts : 0);
  });

  return 4 + needed.length + findStyles(needed).size + Math.max(...counts);
}

function findStyles(chunks: Iterable<Chunk>): ReadonlySet<string> {
  return new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
}

/** The chunks of the modules and their static imports. */
function findStaticImports(chunks: readonly Chunk[], modules: readonly string[]): Set<Chunk> {
  const found = new Set<Chunk>();
  const collect = (chunk: Chunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) collect(chunks.find(({ fileName }) => fileName === file));
  };

  for (const module of modules) {
    const isChunkOfModule = ({ moduleIds }: Chunk) =>
      moduleIds.some((id) => id.endsWith(`/${module}`));
    const chunk = chunks.find(isChunkOfModule);
    if (chunk === undefined) throw new Error(`No chunk holds ${module}`);
    collect(chunk);
  }

  return found;
}

function measurePage(
  what: string,
  chunks: ReadonlySet<Chunk>,
  requests: number,
  budget: Budget,
): PageSize {
  const total = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + statSync(join(webDist, `${file}.br`)).size, 0);

  return {
    what,
    budget,
    requests,
    scripts: total([...chunks].map(({ fileName }) => fileName)),
    styles: total(findStyles(chunks)),
  };
}

function exceedsBudget({ scripts, styles, requests, budget }: PageSize): boolean {
  const maxStyles = budget.styles ?? Number.POSITIVE_INFINITY;

  return scripts > budget.scripts || styles > maxStyles || requests > maxRequests;
}

function formatPage(page: PageSize): string {
  const { what, scripts, styles, requests, budget } = page;
  const script = `${formatKilobytes(scripts)} of ${budget.scripts / kB} kB JavaScript`;
  const style = `${formatKilobytes(styles)}${budget.styles === undefined ? '' : ` of ${budget.styles / kB}`} kB CSS`;

  const files = `${String(requests).padStart(2)} of ${maxRequests} requests`;

  return `${what.padEnd(28)} ${script}, ${style}, ${files}${exceedsBudget(page) ? '  TOO HEAVY' : ''}`;
}

function formatKilobytes(bytes: number): string {
  return (bytes / kB).toFixed(1).padStart(6);
}

/** Arabic represents all languages: its plural forms make its files the largest. */
function localeFiles(...slices: string[]): string[] {
  return slices.map((slice) => `packages/locales/ar/${slice}.json`);
}
