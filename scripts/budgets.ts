import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { screenRows } from './slice-map.ts';
import { webDist } from './web-build.ts';

type Chunk = Rolldown.OutputChunk;

/** What one address costs, in bytes as they travel (brotli), and what it may cost. */
type Weight = { what: string; scripts: number; styles: number; most: Budget };
type Budget = { scripts: number; styles?: number };

const kB = 1000;
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
export function weighPages(chunks: readonly Chunk[]): { exceeded: string[] } {
  const home = [...frame, 'src/home/home.tsx', ...texts('home', 'progress')];
  const pages = [
    weigh('/', closure(chunks, [...first, ...firstTexts]), landing),
    weigh('/app (frame and home)', closure(chunks, home), shell),
    ...screenRows()
      .filter(({ isBuilt, path }) => isBuilt && path !== '/')
      .map(({ path, file }) => {
        const around = closure(chunks, path.startsWith('/app') ? frame : routed);
        const own = [...closure(chunks, [file])].filter((chunk) => !around.has(chunk));

        return weigh(path, new Set(own.filter(({ name }) => name !== 'editor')), ownScreen);
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

function weigh(what: string, chunks: ReadonlySet<Chunk>, most: Budget): Weight {
  const styles = new Set(
    [...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
  );
  const total = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + statSync(join(webDist, `${file}.br`)).size, 0);

  return {
    what,
    most,
    scripts: total([...chunks].map(({ fileName }) => fileName)),
    styles: total(styles),
  };
}

function isTooHeavy({ scripts, styles, most }: Weight): boolean {
  return scripts > most.scripts || styles > (most.styles ?? Number.POSITIVE_INFINITY);
}

function lineOf(page: Weight): string {
  const { what, scripts, styles, most } = page;
  const script = `${inKB(scripts)} of ${most.scripts / kB} kB JavaScript`;
  const style = `${inKB(styles)}${most.styles === undefined ? '' : ` of ${most.styles / kB}`} kB CSS`;

  return `${what.padEnd(28)} ${script}, ${style}${isTooHeavy(page) ? '  TOO HEAVY' : ''}`;
}

function inKB(bytes: number): string {
  return (bytes / kB).toFixed(1).padStart(6);
}

/** Arabic stands for all languages: its plurals make it the longest. */
function texts(...slices: string[]): string[] {
  return slices.map((slice) => `packages/locales/ar/${slice}.json`);
}
