import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { screenAt } from '@longhand/contract/routes';
import type { Locale } from '@longhand/contract/values';

/**
 * Head and body of a prerendered page. `works` means that the page is complete without scripts. With `styles` it is painted before any
 * other file is loaded.
 */
export type PrerenderedPage = { head?: string; body: string; works: boolean; styles?: string };

/** The inputs of a prerendered page; everything else is the same for all users. */
type PageRequest = { path: string; locale: Locale; isKnown: boolean };

/** Prerenders the first page so that it is visible before scripts run; most screens are not prerendered. */
export type PrerenderPage = (reader: PageRequest) => Promise<PrerenderedPage | undefined>;

/** Loads the prerender module of the build. Without a build, all pages are rendered in the browser. */
export function createPrerenderer(directory: string, installation: SiteInfo): PrerenderPage {
  const file = join(directory, 'prerender/prerender.js');
  if (!existsSync(file)) return async () => undefined;

  const cache = new Map<string, Promise<PrerenderedPage | undefined>>();
  const loadAndPrerender = async (reader: PageRequest) => {
    const { prerender }: PrerenderModule = await import(pathToFileURL(file).href);

    return prerender({ ...reader, ...installation });
  };

  return async (reader) => {
    const path = prerenderedPath(reader);
    if (path === undefined) return undefined;
    const key = `${path} ${reader.locale} ${reader.isKnown}`;
    const page = cache.get(key) ?? loadAndPrerender({ ...reader, path });
    cache.set(key, page);

    return page;
  };
}

/** The path to prerender: the entry pages, and for signed-in users the frame of each app screen. */
function prerenderedPath({ path, isKnown }: PageRequest): string | undefined {
  if (path === '/' || path === '/auth/login') return path; // their content does not depend on the query string
  const screen = screenAt(path)?.path;

  return isKnown && (screen === '/app' || screen?.startsWith('/app/')) ? screen : undefined;
}

/** The public origin, and the initial state common to all users. */
type SiteInfo = { origin: string; state: object };

type PrerenderModule = {
  prerender(request: PageRequest & SiteInfo): Promise<PrerenderedPage | undefined>;
};
