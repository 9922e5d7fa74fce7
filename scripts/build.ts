import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { root } from './parts.ts';
import { fingerprint, stampBuild, webDist } from './web-build.ts';

/** `npm run build`: the web application as the server serves it, each text file also compressed. */
const madeOf = fingerprint();
const { build } = await import('vite');

rmSync(webDist, { recursive: true, force: true });
await build({ root: join(root, 'apps/web'), configFile: join(root, 'apps/web/vite.config.ts') });
await compressAll();
stampBuild(madeOf);

async function compressAll() {
  const files = globSync('**/*.{js,css,html,svg,json,webmanifest,wasm,txt}', { cwd: webDist });

  await Promise.all(files.map((file) => compress(join(webDist, file))));
}

async function compress(file: string) {
  if (statSync(file).size < 1024) return;
  const text = readFileSync(file);
  const packed = await promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

  writeFileSync(`${file}.br`, packed);
}
