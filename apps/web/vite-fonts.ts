import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * Removes unused weights and the characters outside of `unicode-range` from the fonts, a third of the bytes of a first visit. Optical sizes
 * and features are kept. Development uses the original fonts.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'slim-fonts',
    async config(_config, { command }) {
      if (command !== 'build') return;
      const css = readFileSync(join(import.meta.dirname, 'src/ui/fonts.css'), 'utf8');
      const faces = [...css.matchAll(servedFace)].map(([, file = '', range = '']) => ({
        file,
        range,
      }));
      const alias = await Promise.all(
        faces.map(async ({ file, range }) => ({
          find: file,
          replacement: await subsetFontFile(file, range),
        })),
      );

      return { resolve: { alias } };
    },
  };
}

const weightRange = { min: 400, max: 600 };
const servedFace = /url\("(@fontsource(?:-variable)?\/[^"]+)"\)[^}]*?unicode-range:([^;]+);/g;

/** Cached in `.cache/fonts/` by a hash of the inputs. */
async function subsetFontFile(file: string, range: string): Promise<string> {
  const original = readFileSync(fileURLToPath(import.meta.resolve(file)));
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify([weightRange, range]))
    .digest('hex')
    .slice(0, 12);
  const folder = join(import.meta.dirname, '../../.cache/fonts', hash);
  const cachedFile = join(folder, file.split('/').at(-1) ?? '');
  if (existsSync(cachedFile)) return cachedFile;

  const subset = await subsetFont(original, charactersInRange(range), {
    targetFormat: 'woff2',
    ...(isVariable(file) && { variationAxes: { wght: weightRange } }),
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(cachedFile, subset);

  return cachedFile;
}

const isVariable = (file: string) => file.startsWith('@fontsource-variable/');

/** Expands a CSS unicode-range to its characters. */
function charactersInRange(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [from = '', to = from] = part.trim().replace('U+', '').split('-');
      const first = Number.parseInt(from, 16);
      const count = Number.parseInt(to, 16) - first + 1;

      return String.fromCodePoint(...Array.from({ length: count }, (_, at) => first + at));
    })
    .join('');
}
