import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from './command-steps.ts';

type Chunk = Rolldown.OutputChunk;

/** Budgets in brotli-compressed bytes. The core is needed for every edit, a language chunk for texts in that language. */
const maxBytes = { core: 120_000, language: 60_000 };

/** Languages, identified by the module in their chunk. */
const languages = ['en', 'es', 'fr', 'de', 'ar', 'zh'].map((code) => ({
  code,
  file: `packages/analysis/src/languages/${code}.ts`,
}));

/**
 * Measures the bundle size of the analysis: its core, each language and, with `includesOptionalChunks`, every other lazily loaded chunk.
 */
export async function measureAnalysisBundle({
  isWhole: includesOptionalChunks,
}: {
  isWhole: boolean;
}): Promise<{
  lines: readonly string[];
  exceeded: readonly string[];
}> {
  const chunks = await buildChunks(
    includesOptionalChunks ? ['index.ts', 'whole.ts'] : ['index.ts'],
  );
  const core = findStaticImports(chunks, [chunks.find(({ name }) => name === 'index')]);
  const weights = [
    { what: 'analysis, core', bytes: compressedSize(core), most: maxBytes.core },
    ...languages.map(({ code, file }) => {
      const languageChunks = findStaticImports(
        chunks,
        chunks.filter(({ moduleIds }) => includesFile(moduleIds, file)),
      );

      return {
        what: `analysis, ${code}`,
        bytes: compressedSize(new Set([...languageChunks].filter((chunk) => !core.has(chunk)))),
        most: maxBytes.language,
      };
    }),
  ];
  const budgetedChunks = findStaticImports(
    chunks,
    chunks.filter(({ moduleIds }) => isLanguageChunk(moduleIds)),
  );
  const optionalChunks = includesOptionalChunks
    ? chunks.filter((chunk) => !core.has(chunk) && !budgetedChunks.has(chunk))
    : [];

  return {
    lines: [
      ...weights.map(
        ({ what: label, bytes, most: maxBytes }) =>
          `${label.padEnd(28)} ${formatKilobytes(bytes)} of ${maxBytes / 1000} kB`,
      ),
      ...optionalChunks.map(
        (chunk) =>
          `  ${chunk.name.padEnd(26)} ${formatKilobytes(compressedSize(new Set([chunk])))} kB, when wanted`,
      ),
    ],
    exceeded: weights
      .filter(({ bytes, most: maxBytes }) => bytes > maxBytes)
      .map(({ what: label }) => label),
  };
}

async function buildChunks(entries: readonly string[]): Promise<readonly Chunk[]> {
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
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[]; // as: not in watch mode

  return outputs.flatMap(({ output }) => output.filter((one) => one.type === 'chunk'));
}

function isLanguageChunk(moduleIds: readonly string[]): boolean {
  return languages.some(({ file }) => includesFile(moduleIds, file));
}

function includesFile(moduleIds: readonly string[], file: string): boolean {
  return moduleIds.some((id) => id.endsWith(`/${file}`));
}

/** The chunks and their static imports. */
function findStaticImports(
  chunks: readonly Chunk[],
  entryChunks: readonly (Chunk | undefined)[],
  found = new Set<Chunk>(),
): Set<Chunk> {
  for (const chunk of entryChunks) {
    if (!chunk || found.has(chunk)) continue;
    found.add(chunk);
    findStaticImports(
      chunks,
      chunks.filter(({ fileName }) => chunk.imports.includes(fileName)),
      found,
    );
  }

  return found;
}

function compressedSize(chunks: ReadonlySet<Chunk>): number {
  return [...chunks].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}

function formatKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
