import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plans } from '@longhand/contract/plans';
import type { Locale } from '@longhand/contract/values';
import type { Services } from './context.ts';

export type WrittenPage = { head: string; body: string };

/** Who reads it; all else about the page is the same for everybody. */
type Reader = { locale: Locale; isKnown: boolean };

/** Writes the landing page into the page that is sent, so that it can be read without scripts. */
export type Landing = (reader: Reader) => Promise<WrittenPage>;

/** What the build has made for this: absent where there was no build, and then the browser draws the page alone. */
export function openLanding(
  directory: string,
  { plans, config }: Pick<Services, 'plans' | 'config'>,
): Landing | undefined {
  const file = join(directory, 'prerender/prerender.js');
  if (!existsSync(file)) return undefined;

  const written = new Map<string, Promise<WrittenPage>>();
  const write = async (reader: Reader) => {
    const { prerender }: Prerender = await import(pathToFileURL(file).href);

    return prerender({ ...reader, plans, origin: config.PUBLIC_URL });
  };

  return (reader) => {
    const key = `${reader.locale} ${reader.isKnown}`;
    const page = written.get(key) ?? write(reader);
    written.set(key, page);

    return page;
  };
}

type Prerender = {
  prerender(asked: Reader & { plans: Plans; origin: string }): Promise<WrittenPage>;
};
