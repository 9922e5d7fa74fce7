import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { copyIcons, precompileTexts, precompress, preloadFonts } from './vite-plugins.ts';

const server = process.env['LONGHAND_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), precompileTexts(), preloadFonts(), copyIcons(), precompress()],
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
