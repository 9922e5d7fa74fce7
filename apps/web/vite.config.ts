import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite-chunks.ts';
import { dictionaryFiles } from './vite-dictionaries.ts';
import { subsetFonts } from './vite-fonts.ts';
import {
  copyIcons,
  isPseudo,
  precompileMessages,
  precompress,
  preloadFonts,
  stripSchemas,
} from './vite-plugins.ts';
import { serviceWorker } from './vite-service-worker.ts';

const server = process.env['LONGHAND_SERVER'] ?? 'http://127.0.0.1:3000';

/** A separate chunk, so that its hash is stable when the screens change. */
const editor = {
  name: 'editor',
  test: /\/node_modules\/(@codemirror\/(state|view|language|commands|search)|@lezer\/(common|highlight)|@marijn|style-mod|w3c-keyname|crelt)\//,
};

/** Lexicons and models of the analysis: large, and cached only on first use (`vite-service-worker.ts`). */
const lexicons =
  /\/node_modules\/(pinyin-pro|wink-nlp|wink-eng-lite-web-model|eld)\/|\/languages\/en-pronunciations/;

function lexiconNames({ moduleIds }: { moduleIds: readonly string[] }): string {
  return moduleIds.some((id) => lexicons.test(id))
    ? 'assets/lexicon-[name]-[hash].js'
    : 'assets/[name]-[hash].js';
}

export default defineConfig({
  plugins: [
    react(),
    stripSchemas(),
    precompileMessages(),
    subsetFonts(),
    dictionaryFiles(),
    preloadFonts(),
    copyIcons(),
    serviceWorker(),
    precompress(),
  ],
  define: { 'import.meta.env.LONGHAND_PSEUDO': JSON.stringify(isPseudo ? '1' : '0') },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    assetsInlineLimit: 0, // the security policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    sourcemap: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [editor, ...chunkGroups] } },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: lexiconNames } },
  },
  server: {
    proxy: {
      '/api': server,
      '^/dev/(?!gallery)': server,
      '/auth/verification-status': server,
      '/auth/external-login': server,
      '/shared-report': server,
    },
  },
});
