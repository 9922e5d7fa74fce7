import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { webDist } from './web-build.ts';

/** Prints the compressed size of each file that spelling and grammar checking load on first use. */
export function printCheckerSizes(): void {
  for (const file of globSync('assets/*.{aff,dic,words,wasm}.br', { cwd: webDist }).sort()) {
    const { size } = statSync(join(webDist, file));
    const name = file.replace(/^assets\//, '').replace(/-[\w-]{8}(\.\w+)\.br$/, '$1');
    console.log(`${name.padEnd(28)} ${(size / 1000).toFixed(1).padStart(6)} kB, loaded on demand`);
  }
}
