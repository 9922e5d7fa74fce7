import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '@longhand/contract/values';

/** What stands in the head and in the body. `works` says that it is all there without scripts. */
export type WrittenPage = { head: string; body: string; works: boolean };

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
    if (!paths.includes(reader.path)) return undefined;
    const key = `${reader.path} ${reader.locale} ${reader.isKnown}`;
    const page = written.get(key) ?? write(reader);
    written.set(key, page);

    return page;
  };
}

/** The pages that somebody comes to from elsewhere: what they show does not depend on the address's query. */
const paths = ['/', '/auth/login'];

/** Where this installation is reached, and the part of the initial state that is everybody's. */
type Installation = { origin: string; state: object };

type Prerender = { prerender(asked: Reader & Installation): Promise<WrittenPage | undefined> };
