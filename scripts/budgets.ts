import { statSync } from 'node:fs';
import { join } from 'node:path';
import { locales, messageSources } from '@longhand/locales';
import type { Rolldown } from 'vite';
import { type ScreenRow, screenRows, textsOf } from './slice-map.ts';
import { webDist } from './web-build.ts';

type Chunk = Rolldown.OutputChunk;

/** What one address costs, in bytes as they travel (brotli) and in requests, and what it may cost. */
type Weight = { what: string; scripts: number; styles: number; requests: number; most: Budget };
type Budget = { scripts: number; styles?: number };

const kB = 1000;
const mostRequests = 30;
const arabicFonts = 3; // see first-files.ts
const landing: Budget = { scripts: 100 * kB, styles: 20 * kB };
const shell: Budget = { scripts: 180 * kB };
const ownScreen: Budget = { scripts: 60 * kB };

const entry = ['src/main.tsx'];
const routedScripts = [...entry, 'src/shell/routed.tsx'];
const frameScripts = [...routedScripts, 'src/shell/app-frame.tsx'];
const routed = [...routedScripts, ...texts('shell', 'ui', 'errors')];
const frame = [...routed, 'src/shell/app-frame.tsx'];
const first = [
  ...entry,
  'src/shell/first-page.tsx',
  'src/landing/home.tsx',
  'src/landing/live.tsx',
];
const firstTexts = texts('shell', 'ui', 'errors', 'landing');

/**
 * Prints what every first page and every screen weighs, and tells which are too heavy. The editor and the analysis
 * with its dictionaries are chunks of their own that no screen's weight contains.
 */
export async function weighPages(chunks: readonly Chunk[]): Promise<{ exceeded: string[] }> {
  const rows = screenRows().filter(({ isBuilt }) => isBuilt);
  const requests = await Promise.all(rows.map((row) => requestsOf(chunks, row)));
  const requestsAt = (path: string) => requests[rows.findIndex((row) => row.path === path)] ?? 0;
  const home = [...frame, 'src/home/home.tsx', ...texts('home', 'progress')];
  const pages = [
    weigh('/', closure(chunks, [...first, ...firstTexts]), requestsAt('/'), landing),
    weigh('/app (frame and home)', closure(chunks, home), requestsAt('/app'), shell),
    ...rows
      .filter(({ path }) => path !== '/')
      .map(({ path, file }) => {
        const around = closure(chunks, path.startsWith('/app') ? frame : routed);
        const own = [...closure(chunks, [file])].filter(
          (chunk) => !around.has(chunk) && chunk.name !== 'editor',
        );

        return weigh(path, new Set(own), requestsAt(path), ownScreen);
      }),
  ];

  for (const page of pages) console.log(lineOf(page));

  return { exceeded: pages.filter(isTooHeavy).map(({ what }) => what) };
}

/** What the page at an address begins with, in any language. */
export function chunksOfPage(
  chunks: readonly Chunk[],
  { path, file }: { path: string; file: string },
): ReadonlySet<Chunk> {
  if (path === '/') return closure(chunks, first);
  const around = path.startsWith('/app') ? frameScripts : routedScripts;

  return closure(chunks, [...around, file]);
}

/**
 * How many files a browser asks for before a screen stands, in the language that has the most: the page, the script before the
 * paint, the two fonts of the interface, and what the build has made.
 */
async function requestsOf(chunks: readonly Chunk[], row: ScreenRow): Promise<number> {
  const needed = [...chunksOfPage(chunks, row)];
  const slices = ['shell', 'ui', 'errors', ...(await textsOf(row))];
  const ofLanguages = locales.map((locale) => {
    const files = messageSources[locale].flatMap((source) =>
      slices.map((slice) => `/packages/locales/${source}/${slice}.json`),
    );

    const textFiles = chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => files.some((file) => id.endsWith(file))),
    );

    return textFiles.length + (locale === 'ar' ? arabicFonts : 0);
  });

  return 4 + needed.length + stylesOf(needed).size + Math.max(...ofLanguages);
}

function stylesOf(chunks: Iterable<Chunk>): ReadonlySet<string> {
  return new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
}

/** The chunks of the modules named, and all that these import before they can run. */
function closure(chunks: readonly Chunk[], modules: readonly string[]): Set<Chunk> {
  const found = new Set<Chunk>();
  const collect = (chunk: Chunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) collect(chunks.find(({ fileName }) => fileName === file));
  };

  for (const module of modules) {
    const isMeant = ({ moduleIds }: Chunk) => moduleIds.some((id) => id.endsWith(`/${module}`));
    const chunk = chunks.find(isMeant);
    if (chunk === undefined) throw new Error(`No chunk holds ${module}`);
    collect(chunk);
  }

  return found;
}

function weigh(what: string, chunks: ReadonlySet<Chunk>, requests: number, most: Budget): Weight {
  const total = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + statSync(join(webDist, `${file}.br`)).size, 0);

  return {
    what,
    most,
    requests,
    scripts: total([...chunks].map(({ fileName }) => fileName)),
    styles: total(stylesOf(chunks)),
  };
}

function isTooHeavy({ scripts, styles, requests, most }: Weight): boolean {
  const mostStyles = most.styles ?? Number.POSITIVE_INFINITY;

  return scripts > most.scripts || styles > mostStyles || requests > mostRequests;
}

function lineOf(page: Weight): string {
  const { what, scripts, styles, requests, most } = page;
  const script = `${inKB(scripts)} of ${most.scripts / kB} kB JavaScript`;
  const style = `${inKB(styles)}${most.styles === undefined ? '' : ` of ${most.styles / kB}`} kB CSS`;

  const files = `${String(requests).padStart(2)} of ${mostRequests} requests`;

  return `${what.padEnd(28)} ${script}, ${style}, ${files}${isTooHeavy(page) ? '  TOO HEAVY' : ''}`;
}

function inKB(bytes: number): string {
  return (bytes / kB).toFixed(1).padStart(6);
}

/** Arabic stands for all languages: its plurals make it the longest. */
function texts(...slices: string[]): string[] {
  return slices.map((slice) => `packages/locales/ar/${slice}.json`);
}
