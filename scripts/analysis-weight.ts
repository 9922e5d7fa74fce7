import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from './parts.ts';

type Chunk = Rolldown.OutputChunk;

/** Bytes as they travel (brotli). The core is what every key needs; a language is what its texts need besides. */
const most = { core: 120_000, language: 60_000 };

/** Languages by the files their chunks are made of. */
const languages = ['en', 'es', 'fr', 'de', 'ar', 'zh'].map((code) => ({
  code,
  file: `packages/analysis/src/languages/${code}.ts`,
}));

/**
 * Weighs the analysis: its core, each language, and, when the whole of it is asked for, every other part that is
 * fetched when it is first wanted.
 */
export async function weighAnalysis({ isWhole }: { isWhole: boolean }): Promise<{
  lines: readonly string[];
  exceeded: readonly string[];
}> {
  const chunks = await chunksOf(isWhole ? ['index.ts', 'whole.ts'] : ['index.ts']);
  const core = closureOf(chunks, [chunks.find(({ name }) => name === 'index')]);
  const weights = [
    { what: 'analysis, core', bytes: weightOf(core), most: most.core },
    ...languages.map(({ code, file }) => {
      const own = closureOf(
        chunks,
        chunks.filter(({ moduleIds }) => holds(moduleIds, file)),
      );

      return {
        what: `analysis, ${code}`,
        bytes: weightOf(new Set([...own].filter((chunk) => !core.has(chunk)))),
        most: most.language,
      };
    }),
  ];
  const shown = closureOf(
    chunks,
    chunks.filter(({ moduleIds }) => isOfLanguage(moduleIds)),
  );
  const others = isWhole ? chunks.filter((chunk) => !core.has(chunk) && !shown.has(chunk)) : [];

  return {
    lines: [
      ...weights.map(
        ({ what, bytes, most }) => `${what.padEnd(28)} ${inKB(bytes)} of ${most / 1000} kB`,
      ),
      ...others.map(
        (chunk) => `  ${chunk.name.padEnd(26)} ${inKB(weightOf(new Set([chunk])))} kB, when wanted`,
      ),
    ],
    exceeded: weights.filter(({ bytes, most }) => bytes > most).map(({ what }) => what),
  };
}

async function chunksOf(entries: readonly string[]): Promise<readonly Chunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: {
        entry: entries.map((file) => join(root, 'packages/analysis/src', file)),
        formats: ['es'],
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[]; // as: no watcher was asked for

  return outputs.flatMap(({ output }) => output.filter((one) => one.type === 'chunk'));
}

function isOfLanguage(moduleIds: readonly string[]): boolean {
  return languages.some(({ file }) => holds(moduleIds, file));
}

function holds(moduleIds: readonly string[], file: string): boolean {
  return moduleIds.some((id) => id.endsWith(`/${file}`));
}

/** The chunks, and all that these import before they can run. */
function closureOf(
  chunks: readonly Chunk[],
  wanted: readonly (Chunk | undefined)[],
  found = new Set<Chunk>(),
): Set<Chunk> {
  for (const chunk of wanted) {
    if (!chunk || found.has(chunk)) continue;
    found.add(chunk);
    closureOf(
      chunks,
      chunks.filter(({ fileName }) => chunk.imports.includes(fileName)),
      found,
    );
  }

  return found;
}

function weightOf(chunks: ReadonlySet<Chunk>): number {
  return [...chunks].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}

function inKB(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
