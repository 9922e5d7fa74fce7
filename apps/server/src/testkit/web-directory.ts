import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Creates a directory with a small web app: a page template, a prerenderer, its assets and files to serve. The caller deletes it. */
export function createWebDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'longhand-web-'));
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, 'prerender'));
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><html lang="en" dir="ltr" data-scheme="light"><head><title>Longhand</title><!--initial-state--></head><body><div id="root"></div><noscript>Scripts</noscript></body></html>',
  );
  writeFileSync(
    join(directory, 'prerender/prerender.js'),
    `export const prerender = async ({ path, locale, isKnown, origin, state }) => path.startsWith('/app') ? undefined : ({
    head: '<title>' + origin + '</title>',
    body: [locale, isKnown, state.plans.plus.monthly].join(' '),
    works: path === '/',
  });`,
  );
  writeFileSync(
    join(directory, 'prerender/assets.json'),
    JSON.stringify({
      pages: {
        '/': {
          styles: ['assets/home-c3.css'],
          scripts: [],
          fonts: ['assets/serif-g7.woff2'],
          texts: [],
        },
        '/app/goals': { styles: [], scripts: ['assets/goals-d4.js'], fonts: [], texts: ['goals'] },
      },
      texts: { en: { goals: ['assets/en-e5.js'] }, ar: { goals: ['assets/ar-f6.js'] } },
      fonts: { ar: ['assets/naskh-h8.woff2'] },
    }),
  );
  writeFileSync(join(directory, 'icon.svg'), '<svg/>');
  writeFileSync(join(directory, 'assets/main-a1b2.js'), 'plain');
  writeFileSync(join(directory, 'assets/main-a1b2.js.br'), brotliCompressSync('packed'));
  writeFileSync(join(directory, 'assets/spelling.worker-a1b2c3.js'), 'plain');

  return directory;
}
