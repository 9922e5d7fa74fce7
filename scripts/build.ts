import { rmSync, statSync } from 'node:fs';
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

stampBuild(madeOf);
printWeight('/', ['src/landing/home.tsx']);
printWeight('/app', ['src/shell/app-frame.tsx', 'src/home/home.tsx']);

/** The entry, the modules named and all that these import, as they travel. */
function printWeight(address: string, modules: string[]) {
  const needed = new Set<Rolldown.OutputChunk>();
  const roots = chunks.filter(
    ({ isEntry, facadeModuleId }) =>
      isEntry || modules.some((module) => facadeModuleId?.endsWith(module)),
  );

  for (const chunk of roots) collect(chunk, needed);
  const bytes = [...needed].reduce(
    (sum, { fileName }) => sum + statSync(join(webDist, `${fileName}.br`)).size,
    0,
  );

  console.log(
    `Initial JavaScript of ${address.padEnd(5)} ${(bytes / 1000).toFixed(1)} kB (brotli)`,
  );
}

function collect(chunk: Rolldown.OutputChunk, needed: Set<Rolldown.OutputChunk>) {
  if (needed.has(chunk)) return;
  needed.add(chunk);

  for (const fileName of chunk.imports) {
    const imported = chunks.find((each) => each.fileName === fileName);

    if (imported !== undefined) collect(imported, needed);
  }
}
