import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Builds the service worker last and injects the list of files to precache. Fonts and analysis lexicons are excluded: they are cached on
 * first use.
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
      const files = names.filter((name) => precachedFile.test(name)).sort();
      const lazyFiles = names.filter((name) => lazyFile.test(name)).sort();
      const version = await hashFiles(directory, [...files, 'index.html']);

      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        define: {
          __KEPT__: JSON.stringify({ version, files: toUrls(files), packs: toUrls(lazyFiles) }),
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

/** Dictionaries and WebAssembly of the checkers: cached on first use. */
const lazyFile = /^assets\/.+\.(aff|dic|words|wasm)$/;

function toUrls(names: readonly string[]): string[] {
  return names.map((name) => `/${name}`);
}

const precachedFile =
  /^(assets\/(?!lexicon-).+\.(js|css)|before-paint\.js|icons\.js|icon\.svg|manifest\.webmanifest)$/;

/** Content hash: rebuilding the same sources is not a new version. */
async function hashFiles(directory: string, names: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(await readFile(join(directory, name)));

  return hash.digest('hex').slice(0, 12);
}
