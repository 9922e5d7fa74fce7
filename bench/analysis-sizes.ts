/**
 * What the analysis weighs as it travels (brotli): the core, which every key needs, and each part that is fetched when
 * it is first wanted. Fails when the core is beyond its budget.
 */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const most = 120_000;
const source = (file: string) =>
  fileURLToPath(new URL(`../packages/analysis/src/${file}`, import.meta.url));

const built = await build({
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    minify: true,
    lib: { entry: { core: source('index.ts'), whole: source('whole.ts') }, formats: ['es'] },
    rolldownOptions: { output: { minify: true } },
  },
});
const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[]; // as: no watcher was asked for
const chunks = outputs.flatMap(({ output }) => output.filter((one) => one.type === 'chunk'));
const core = closureOf(chunks.find(({ name }) => name === 'core'));
const coreWeight = [...core].reduce((sum, chunk) => sum + weightOf(chunk), 0);

console.log('\nAnalysis as it travels (brotli)');
console.log(`  core: ${inKB(coreWeight)} of ${inKB(most)} kB`);
for (const chunk of chunks.filter((one) => !core.has(one))) {
  console.log(`  ${chunk.name}: ${inKB(weightOf(chunk))} kB, when wanted`);
}
if (coreWeight > most) process.exitCode = 1;

function closureOf(
  chunk: Rolldown.OutputChunk | undefined,
  found = new Set<Rolldown.OutputChunk>(),
) {
  if (!chunk || found.has(chunk)) return found;
  found.add(chunk);
  for (const file of chunk.imports)
    closureOf(
      chunks.find(({ fileName }) => fileName === file),
      found,
    );

  return found;
}

function weightOf({ code }: Rolldown.OutputChunk): number {
  return brotliCompressSync(code).length;
}

function inKB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
