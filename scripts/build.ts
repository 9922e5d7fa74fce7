import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from './parts.ts';
import { fingerprint, stampBuild, webDist } from './web-build.ts';

/** `npm run build`: the web application as the server serves it, and what its first pages weigh. */
process.env['NODE_ENV'] = 'production'; // the stories run with another, and their build is served afterwards
const madeOf = fingerprint();

rmSync(webDist, { recursive: true, force: true });
const built = await build({ root: join(root, 'apps/web'), logLevel: 'warn' });
const chunks = [built]
  .flat()
  .flatMap((result) => ('output' in result ? result.output : []))
  .filter((output) => output.type === 'chunk');

await buildLanding();
stampBuild(madeOf);
printWeight('/', ['src/landing/home.tsx']);
printWeight('/app', ['src/shell/app-frame.tsx', 'src/home/home.tsx']);

/** The landing page as the server writes it, and what a browser should begin to fetch with it. */
async function buildLanding() {
  await build({
    root: join(root, 'apps/web'),
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/landing/prerender.tsx',
      outDir: join(webDist, 'prerender'),
      copyPublicDir: false,
      sourcemap: false,
    },
  });
  const needed = neededBy(['src/landing/home.tsx', 'src/landing/live.tsx']);
  const assets = {
    styles: [...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
    scripts: [...needed].map(({ fileName }) => fileName),
  };

  writeFileSync(join(webDist, 'prerender/assets.json'), JSON.stringify(assets));
}

/** The entry, the modules named and all that these import, as they travel. */
function printWeight(address: string, modules: string[]) {
  const bytes = [...neededBy(modules)].reduce(
    (sum, { fileName }) => sum + statSync(join(webDist, `${fileName}.br`)).size,
    0,
  );

  console.log(
    `Initial JavaScript of ${address.padEnd(5)} ${(bytes / 1000).toFixed(1)} kB (brotli)`,
  );
}

function neededBy(modules: string[]): Set<Rolldown.OutputChunk> {
  const needed = new Set<Rolldown.OutputChunk>();
  const roots = chunks.filter(
    ({ isEntry, facadeModuleId }) =>
      isEntry || modules.some((module) => facadeModuleId?.endsWith(module)),
  );
  for (const chunk of roots) collect(chunk, needed);

  return needed;
}

function collect(chunk: Rolldown.OutputChunk, needed: Set<Rolldown.OutputChunk>) {
  if (needed.has(chunk)) return;
  needed.add(chunk);

  for (const fileName of chunk.imports) {
    const imported = chunks.find((each) => each.fileName === fileName);

    if (imported !== undefined) collect(imported, needed);
  }
}
