import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dictionaryFiles } from './vite-dictionaries.ts';
import { slimFonts } from './vite-fonts.ts';
import {
  copyIcons,
  isPseudo,
  precompileTexts,
  precompress,
  preloadFonts,
  slimContract,
} from './vite-plugins.ts';
import { serviceWorker } from './vite-service-worker.ts';

const server = process.env['LONGHAND_SERVER'] ?? 'http://127.0.0.1:3000';

/** The texts of a language in a few pieces, by what is shown together. */
function textGroups() {
  const together = {
    texts: ['shell', 'ui', 'errors'],
    'texts-app': ['home', 'progress', 'notifications', 'sessions', 'achievements'],
    'texts-goals': ['goals', 'goal', 'momentum', 'milestones', 'analytics', 'charts', 'imports'],
    'texts-settings': ['settings', 'account', 'profile'],
  };

  return Object.entries(together).map(([name, slices]) => ({
    name: (id: string) => `${name}-${/locales\/([\w-]+)\//.exec(id)?.[1]}`,
    test: new RegExp(`/packages/locales/[\\w-]+/(${slices.join('|')})\\.json$`),
  }));
}

/**
 * What the first pages are made of, each in one piece: over HTTP/1.1 every file is a turn of its own. First what every
 * page begins with, then what the landing page and the others share, then each by itself, then the frame of the app and what
 * its screens have in common.
 */
const firstPages = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  {
    name: 'common',
    test: /\/src\/(shell\/(around|slices)|ui\/(button|text-link|wordmark|language-selector))\.tsx?$/,
    priority: 2,
  },
  { name: 'landing', test: /\/src\/landing\/(home|live)\.tsx$/, priority: 1 },
  { name: 'routed', test: /\/src\/shell\/routed\.tsx$/, priority: 1 },
  ...textGroups(),
  {
    name: 'fields',
    test: /\/src\/(platform\/api-client|ui\/(kept-focus|checkbox|line-field|help-button|failure-text)|auth\/(email-field|submit-line))\.tsx?$/,
  },
  { name: 'sign-in', test: /\/src\/auth\/login\.tsx$/ },
  { name: 'app', test: /\/src\/shell\/app-frame\.tsx$/ },
  {
    name: 'screens',
    test: /\/src\/ui\/(page|loaded|states|dialog|confirm-dialog|ink-field)\.tsx$|\/node_modules\/uuid\//,
  },
];

/** A chunk of its own, which stays the same when the screens around it change. */
const editor = {
  name: 'editor',
  test: /\/node_modules\/(@codemirror\/(state|view|language|commands|search)|@lezer\/(common|highlight)|@marijn|style-mod|w3c-keyname|crelt)\//,
};

/** Word lists and models of the analysis: large, and kept on the device only once they were used (`vite-service-worker.ts`). */
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
    slimContract(),
    precompileTexts(),
    slimFonts(),
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
      output: { codeSplitting: { groups: [...firstPages, editor] } },
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
    },
  },
});
