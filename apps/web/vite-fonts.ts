import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * Takes out of the variable fonts the weights that no text here has: a third of what a first visit fetches. The cut by
 * script, the optical sizes and all features stay. In development the fonts are as they come.
 */
export function slimFonts(): Plugin {
  return {
    name: 'slim-fonts',
    async config(_config, { command }) {
      if (command !== 'build') return;
      const css = readFileSync(join(import.meta.dirname, 'src/ui/fonts.css'), 'utf8');
      const faces = [...css.matchAll(variableFace)].map(([, file = '', range = '']) => ({
        file,
        range,
      }));
      const alias = await Promise.all(
        faces.map(async ({ file, range }) => ({
          find: file,
          replacement: await slim(file, range),
        })),
      );

      return { resolve: { alias } };
    },
  };
}

const weights = { min: 400, max: 600 };
const variableFace = /url\("(@fontsource-variable\/[^"]+)"\)[^}]*?unicode-range:([^;]+);/g;

/** Kept in `.cache/fonts/` under the hash of what it is made of. */
async function slim(file: string, range: string): Promise<string> {
  const original = readFileSync(fileURLToPath(import.meta.resolve(file)));
  const hash = createHash('sha256')
    .update(original)
    .update(JSON.stringify([weights, range]))
    .digest('hex')
    .slice(0, 12);
  const folder = join(import.meta.dirname, '../../.cache/fonts', hash);
  const made = join(folder, file.split('/').at(-1) ?? '');
  if (existsSync(made)) return made;

  const cut = await subsetFont(original, charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(made, cut);

  return made;
}

/** The characters that a CSS unicode-range names. */
function charactersOf(range: string): string {
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
