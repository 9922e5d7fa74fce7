import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { screenAt } from '@longhand/contract/routes';
import type { Locale } from '@longhand/contract/values';

/**
 * What stands in the head and in the body. `works` says that it is all there without scripts. With `styles` it is painted before
 * any other file of the page is there.
 */
export type WrittenPage = { head?: string; body: string; works: boolean; styles?: string };

/** Who reads which page; all else about it is the same for everybody. */
type Reader = { path: string; locale: Locale; isKnown: boolean };

/** Writes a first page into the page that is sent, so that it is seen before there are scripts; most are not written. */
export type WritePage = (reader: Reader) => Promise<WrittenPage | undefined>;

/** What the build has made for this: where there was no build, the browser draws every page alone. */
export function openWrittenPages(directory: string, installation: Installation): WritePage {
  const file = join(directory, 'prerender/prerender.js');
  if (!existsSync(file)) return async () => undefined;

  const written = new Map<string, Promise<WrittenPage | undefined>>();
  const write = async (reader: Reader) => {
    const { prerender }: Prerender = await import(pathToFileURL(file).href);

    return prerender({ ...reader, ...installation });
  };

  return async (reader) => {
    const path = writtenPath(reader);
    if (path === undefined) return undefined;
    const key = `${path} ${reader.locale} ${reader.isKnown}`;
    const page = written.get(key) ?? write({ ...reader, path });
    written.set(key, page);

    return page;
  };
}

/** Which page is written: those that somebody comes to from elsewhere, and for a member the frame of each screen of the app. */
function writtenPath({ path, isKnown }: Reader): string | undefined {
  if (path === '/' || path === '/auth/login') return path; // what they show does not depend on the address's query
  const screen = screenAt(path)?.path;

  return isKnown && (screen === '/app' || screen?.startsWith('/app/')) ? screen : undefined;
}

/** Where this installation is reached, and the part of the initial state that is everybody's. */
type Installation = { origin: string; state: object };

type Prerender = { prerender(asked: Reader & Installation): Promise<WrittenPage | undefined> };
