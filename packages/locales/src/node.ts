import { existsSync, readFileSync } from 'node:fs';
import { type Locale, sourcesOf } from './locales.ts';
import { mergeTexts, type Texts } from './merge.ts';

/**
 * The texts of one slice from disk, for the server (mail) and for tests. A language without a file of its own
 * for a slice that its general language has (es-MX) is answered with the general one.
 *
 * @throws when no source of the language has the slice
 */
export function readTexts(locale: Locale, slice: string): Texts {
  const found = sourcesOf[locale]
    .map((source) => new URL(`../${source}/${slice}.json`, import.meta.url))
    .filter((file) => existsSync(file))
    .map((file): Texts => JSON.parse(readFileSync(file, 'utf8')));
  if (found.length === 0) throw new Error(`No texts of ${slice} in ${locale}`);

  return found.reduce(mergeTexts, {});
}
