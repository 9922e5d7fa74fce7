import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env['LONGHAND_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    assetsInlineLimit: 0, // the security policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    sourcemap: true,
    chunkSizeWarningLimit: 600,
  },
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': server,
      '/dev': server,
      '/auth/verification-status': server,
      '/auth/external-login': server,
    },
  },
});

/** Writes a .br beside every text file of the build: the server sends those as they are. */
function precompress(): Plugin {
  let directory = '';

  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      directory = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(directory, { recursive: true });
      const texts = files.filter((file) => /\.(js|css|html|svg|json|wasm)$/.test(file));

      for (const file of texts) {
        if (file === 'index.html') continue; // filled in by the server for each request
        const content = await readFile(join(directory, file));
        const packed = brotliCompressSync(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
        });
        await writeFile(join(directory, `${file}.br`), packed);
      }
    },
  };
}
