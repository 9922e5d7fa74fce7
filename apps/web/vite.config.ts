import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  copyIcons,
  precompileTexts,
  precompress,
  preloadFonts,
  slimContract,
} from './vite-plugins.ts';
import { serviceWorker } from './vite-service-worker.ts';

const server = process.env['LONGHAND_SERVER'] ?? 'http://127.0.0.1:3000';

/** A chunk of its own, which stays the same when the screens around it change. */
const editor = {
  name: 'editor',
  test: /\/node_modules\/(@codemirror\/(state|view|language|commands|search)|@lezer\/(common|highlight)|@marijn|style-mod|w3c-keyname|crelt)\//,
};

export default defineConfig({
  plugins: [
    react(),
    slimContract(),
    precompileTexts(),
    preloadFonts(),
    copyIcons(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    assetsInlineLimit: 0, // the security policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    sourcemap: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [editor] } },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': server,
      '^/dev/(?!gallery)': server,
      '/auth/verification-status': server,
      '/auth/external-login': server,
    },
  },
});
