import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Builds the service worker last, with the names of all files that the app needs without a network written into it.
 * Fonts and the word lists of the analysis are not among them: they are kept when they are first used.
 */
export function serviceWorker(): Plugin {
  let root = '';
  let directory = '';

  return {
    name: 'service-worker',
    apply: ({ build: { ssr } = {} }, { command }) => command === 'build' && !ssr,
    configResolved(config) {
      root = config.root;
      directory = join(config.root, config.build.outDir);
    },
    async writeBundle() {
      const names = await readdir(directory, { recursive: true });
      const files = names.filter((name) => needed.test(name)).sort();
      const packs = names.filter((name) => pack.test(name)).sort();
      const version = await versionOf(directory, [...files, 'index.html']);

      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        define: {
          __KEPT__: JSON.stringify({ version, files: addresses(files), packs: addresses(packs) }),
        },
        build: {
          outDir: directory,
          emptyOutDir: false,
          copyPublicDir: false,
          lib: {
            entry: join(root, 'service-worker/worker.ts'),
            formats: ['iife'],
            name: 'worker',
            fileName: () => 'service-worker.js',
          },
        },
      });
    },
  };
}

/** What texts of a language, or a checker, are read with: kept once it was used. */
const pack = /^assets\/.+\.(aff|dic|words|wasm)$/;

function addresses(names: readonly string[]): string[] {
  return names.map((name) => `/${name}`);
}

const needed =
  /^(assets\/(?!lexicon-).+\.(js|css)|before-paint\.js|icons\.js|icon\.svg|manifest\.webmanifest)$/;

/** The same files make the same version, so that a build of the same sources is no news. */
async function versionOf(directory: string, names: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(await readFile(join(directory, name)));

  return hash.digest('hex').slice(0, 12);
}
