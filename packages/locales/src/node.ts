import { existsSync, readFileSync } from 'node:fs';
import { type Locale, messageSources } from './locales.ts';
import { type MessageTree, mergeMessages } from './merge.ts';

/**
 * Reads the messages of one slice from disk, for the server (email) and tests. A regional locale (es-MX) without its own file uses that of
 * the general locale.
 *
 * @throws if no source of the locale has the slice
 */
export function readMessages(locale: Locale, slice: string): MessageTree {
  const found = messageSources[locale]
    .map((source) => new URL(`../${source}/${slice}.json`, import.meta.url))
    .filter((file) => existsSync(file))
    .map((file): MessageTree => JSON.parse(readFileSync(file, 'utf8')));
  if (found.length === 0) throw new Error(`No messages of ${slice} in ${locale}`);

  return found.reduce(mergeMessages, {});
}
