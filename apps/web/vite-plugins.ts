import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { strokes } from './src/ui/glyph-strokes.ts';
import { pseudo } from './vite-pseudo.ts';

/**
 * Parses the texts while building, so that no browser has to carry a parser of ICU messages: the formatter in the
 * bundle takes the parsed form.
 */
export function precompileTexts(): Plugin {
  return {
    name: 'precompile-texts',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^use-intl\/format-message$/,
            replacement: 'use-intl/format-message/format-only',
          },
        ],
      },
    }),
    transform(code, id) {
      if (!/\/packages\/locales\/[\w-]+\/[\w-]+\.json$/.test(id)) return;

      const say = id.includes('/locales/en/') && isPseudo ? pseudo : (text: string) => text;

      return { code: JSON.stringify(compiled(JSON.parse(code), say)), map: null };
    },
  };
}

/** `npm run dev -- --pseudo`: English is shown as the pseudo-locale. */
export const isPseudo = process.env['LONGHAND_PSEUDO'] === '1';

function compiled(texts: unknown, say: (text: string) => string): unknown {
  if (typeof texts === 'string') return compile(say(texts));

  return Object.fromEntries(
    Object.entries(Object(texts)).map(([key, text]) => [key, compiled(text, say)]),
  );
}

/**
 * Leaves of the contract what a browser needs: where each call goes, whether it has a body, plain lists, names and figures. The
 * schemas are the server's, which checks everything anyway; with them zod would travel to every reader.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    enforce: 'pre',
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\/packages\/contract\/src\/[\w-]+\.ts$/.test(file)) return;
      if (!code.includes("import * as z from 'zod'")) return;

      const module: Record<string, unknown> = await import(pathToFileURL(file).href);
      const lines = Object.entries(module).map(([name, value]) => exportOf(name, value));

      return { code: lines.join('\n'), map: null };
    },
  };
}

function exportOf(name: string, value: unknown): string {
  if (Array.isArray(value) || isNames(value)) {
    return `export const ${name} = ${JSON.stringify(value)};`;
  }
  if (!isEndpoints(value)) return ''; // whoever imports a schema in the browser is told by the build

  const rows = Object.entries(value).map(([each, { method, path, body }]) => [
    each,
    { method, path, ...(body !== undefined && { body: true }) },
  ]);

  return `export const ${name} = ${JSON.stringify(Object.fromEntries(rows))};`;
}

function isNames(value: unknown): value is Record<string, string | number> {
  const names = Object.values(Object(value));

  return (
    names.length > 0 && names.every((name) => typeof name === 'string' || typeof name === 'number')
  );
}

type Row = { method: string; path: string; body?: unknown };

function isEndpoints(value: unknown): value is Record<string, Row> {
  const rows = Object.values(Object(value));

  return rows.length > 0 && rows.every((row) => 'method' in Object(row) && 'path' in Object(row));
}

const large = 5_000_000;

/** Writes a .br beside every text file of the build: the server sends those as they are. */
export function precompress(): Plugin {
  let directory = '';

  return {
    name: 'precompress',
    apply: forBrowsers,
    configResolved(config) {
      directory = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(directory, { recursive: true });
      const texts = files.filter((file) => /\.(js|css|svg|json|wasm|aff|dic|words)$/.test(file)); // the page is filled in for each request

      for (const file of texts) {
        const content = await readFile(join(directory, file));
        const packed = brotliCompressSync(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: content.length > large ? 9 : 11, // the last tenth would cost a minute
            [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          },
        });
        await writeFile(join(directory, `${file}.br`), packed);
      }
    },
  };
}

/** Asks for the font of the interface before the styles that name it are read. The server adds what a page is read in. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /inter-latin-opsz-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
          })),
    },
  };
}

/** Keeps a second copy of the icons under a lasting name, for pages whose own chunk of them can not be fetched. */
export function copyIcons(): Plugin {
  return {
    name: 'copy-icons',
    apply: forBrowsers,
    generateBundle() {
      const source = `export const strokes = ${JSON.stringify(strokes)};\n`;
      this.emitFile({ type: 'asset', fileName: 'icons.js', source });
    },
  };
}

/** The page that the server writes itself is built beside, for no browser. */
const forBrowsers: Plugin['apply'] = ({ build }, { command }) => command === 'build' && !build?.ssr;
