import { globSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { measureAnalysisBundle } from './analysis-bundle-size.ts';
import { root } from './command-steps.ts';
import { checkPageSizes } from './page-budgets.ts';
import { collectPreloadFiles } from './preload-files.ts';
import { computeFingerprint, stampBuild, webDist } from './web-build.ts';

/** `npm run build`: builds the web application and checks page sizes; fails over budget. */
process.env['NODE_ENV'] = 'production'; // browser stories run in another mode, and their build is served afterwards
const sourceFingerprint = computeFingerprint();

rmSync(webDist, { recursive: true, force: true });
const buildResult = await build({ root: join(root, 'apps/web'), logLevel: 'warn' });
const chunks = [buildResult]
  .flat()
  .flatMap((result) => ('output' in result ? result.output : []))
  .filter((output) => output.type === 'chunk');

const analysis = await measureAnalysisBundle({ isWhole: false });
for (const line of analysis.lines) console.log(line);
const exceeded = [...(await checkPageSizes(chunks)).exceeded, ...analysis.exceeded];
printCheckerSizes();
if (exceeded.length > 0) {
  console.error(`Over budget: ${exceeded.join(', ')}`);
  process.exitCode = 1;
} else {
  await buildPrerenderedPages();
  stampBuild(sourceFingerprint);
}

/** Builds the prerendered pages and the list of files to preload on each page. */
async function buildPrerenderedPages() {
  await build({
    root: join(root, 'apps/web'),
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/shell/prerender.tsx',
      outDir: join(webDist, 'prerender'),
      copyPublicDir: false,
      sourcemap: false,
    },
  });

  writeFileSync(
    join(webDist, 'prerender/assets.json'),
    JSON.stringify(await collectPreloadFiles(chunks)),
  );
}

/** Prints the compressed size of each file that spelling and grammar checking load on first use. */
function printCheckerSizes(): void {
  for (const file of globSync('assets/*.{aff,dic,words,wasm}.br', { cwd: webDist }).sort()) {
    const { size } = statSync(join(webDist, file));
    const name = file.replace(/^assets\//, '').replace(/-[\w-]{8}(\.\w+)\.br$/, '$1');
    console.log(`${name.padEnd(28)} ${(size / 1000).toFixed(1).padStart(6)} kB, loaded on demand`);
  }
}
