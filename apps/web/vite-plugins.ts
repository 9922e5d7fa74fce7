import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { strokes } from './src/ui/glyph-strokes.ts';
import { pseudoLocalize } from './vite-pseudo.ts';

/** Parses ICU messages at build time, so that the bundle contains only the formatter. */
export function precompileMessages(): Plugin {
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

      const transformMessage =
        id.includes('/locales/en/') && isPseudo ? pseudoLocalize : (text: string) => text;

      return {
        code: JSON.stringify(compileMessages(JSON.parse(code), transformMessage)),
        map: null,
      };
    },
  };
}

/** `npm run dev -- --pseudo` replaces English with the pseudo-locale. */
export const isPseudo = process.env['LONGHAND_PSEUDO'] === '1';

function compileMessages(messages: unknown, transformMessage: (text: string) => string): unknown {
  if (typeof messages === 'string') return compile(transformMessage(messages));

  return Object.fromEntries(
    Object.entries(Object(messages)).map(([key, text]) => [
      key,
      compileMessages(text, transformMessage),
    ]),
  );
}

/**
 * Reduces the contract to what the browser needs: method and path of each endpoint, whether it has a body, plain lists and records. Schemas
 * are validated on the server; including them would bundle zod.
 */
export function stripSchemas(): Plugin {
  return {
    name: 'slim-contract',
    enforce: 'pre',
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\/packages\/contract\/src\/[\w-]+\.ts$/.test(file)) return;
      if (!code.includes("import * as z from 'zod'")) return;

      const module: Record<string, unknown> = await import(pathToFileURL(file).href);
      const lines = Object.entries(module).map(([name, value]) => exportStatement(name, value));

      return { code: lines.join('\n'), map: null };
    },
  };
}

function exportStatement(name: string, value: unknown): string {
  if (Array.isArray(value) || isPlainRecord(value)) {
    return `export const ${name} = ${JSON.stringify(value)};`;
  }
  if (!isEndpoints(value)) return ''; // importing a schema in the browser fails the build

  const rows = Object.entries(value).map(([each, { method, path, body }]) => [
    each,
    { method, path, ...(body !== undefined && { body: true }) },
  ]);

  return `export const ${name} = ${JSON.stringify(Object.fromEntries(rows))};`;
}

function isPlainRecord(value: unknown): value is Record<string, string | number> {
  const names = Object.values(Object(value));

  return (
    names.length > 0 && names.every((name) => typeof name === 'string' || typeof name === 'number')
  );
}

type EndpointRow = { method: string; path: string; body?: unknown };

function isEndpoints(value: unknown): value is Record<string, EndpointRow> {
  const rows = Object.values(Object(value));

  return rows.length > 0 && rows.every((row) => 'method' in Object(row) && 'path' in Object(row));
}

const largeFileBytes = 5_000_000;

/** Writes a `.br` file for every text file of the build, which the server sends unchanged. */
export function precompress(): Plugin {
  let directory = '';

  return {
    name: 'precompress',
    apply: isBrowserBuild,
    configResolved(config) {
      directory = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(directory, { recursive: true });
      const textFiles = files.filter((file) =>
        /\.(js|css|svg|json|wasm|aff|dic|words)$/.test(file),
      ); // index.html is rendered per request

      for (const file of textFiles) {
        const content = await readFile(join(directory, file));
        const compressed = brotliCompressSync(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: content.length > largeFileBytes ? 9 : 11, // level 11 takes a minute on these and saves little
            [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          },
        });
        await writeFile(join(directory, `${file}.br`), compressed);
      }
    },
  };
}

/** Preloads the interface font before its style sheet is parsed. The server adds the preloads for the locale of the page. */
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

/** Emits a copy of the icons under a stable name, for pages whose hashed icon chunk can no longer be loaded. */
export function copyIcons(): Plugin {
  return {
    name: 'copy-icons',
    apply: isBrowserBuild,
    generateBundle() {
      const source = `export const strokes = ${JSON.stringify(strokes)};\n`;
      this.emitFile({ type: 'asset', fileName: 'icons.js', source });
    },
  };
}

/** Excludes the server-side rendering build. */
const isBrowserBuild: Plugin['apply'] = ({ build }, { command }) =>
  command === 'build' && !build?.ssr;
