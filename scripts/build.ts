import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { weighAnalysis } from './analysis-weight.ts';
import { weighPages } from './budgets.ts';
import { weighCheckers } from './checker-sizes.ts';
import { firstFiles } from './first-files.ts';
import { root } from './parts.ts';
import { fingerprint, stampBuild, webDist } from './web-build.ts';

/** `npm run build`: the web application as the server serves it, and what its pages weigh; too much fails. */
process.env['NODE_ENV'] = 'production'; // the stories run with another, and their build is served afterwards
const madeOf = fingerprint();

rmSync(webDist, { recursive: true, force: true });
const built = await build({ root: join(root, 'apps/web'), logLevel: 'warn' });
const chunks = [built]
  .flat()
  .flatMap((result) => ('output' in result ? result.output : []))
  .filter((output) => output.type === 'chunk');

const analysis = await weighAnalysis({ isWhole: false });
for (const line of analysis.lines) console.log(line);
const exceeded = [...(await weighPages(chunks)).exceeded, ...analysis.exceeded];
weighCheckers();
if (exceeded.length > 0) {
  console.error(`Over budget: ${exceeded.join(', ')}`);
  process.exitCode = 1;
} else {
  await buildWrittenPages();
  stampBuild(madeOf);
}

/** The pages that the server writes itself, and what a browser should begin to fetch with each page. */
async function buildWrittenPages() {
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

  writeFileSync(join(webDist, 'prerender/assets.json'), JSON.stringify(await firstFiles(chunks)));
}
