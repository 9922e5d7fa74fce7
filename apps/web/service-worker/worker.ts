import { shellPage, shellPath } from './shell-page.ts';
import { isHashed, treatmentOf } from './treatment.ts';

/**
 * Keeps the files of one build on the device, so that the app opens without a network. Pages come from the server as
 * long as it answers, and are never kept: they hold somebody's state. A new worker waits until it is told to take over,
 * because the pages that are open belong to the old one.
 */
declare const self: ServiceWorkerGlobalScope;
declare const __KEPT__: { version: string; files: string[]; packs: string[] };

const { version, files, packs } = __KEPT__;
const own = 'longhand-';
const cacheName = own + version;
const about = { origin: self.location.origin, files: new Set(files) };

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const treatment = treatmentOf(event.request, about);
  if (treatment === 'page') event.respondWith(page(event));
  if (treatment === 'file') event.respondWith(file(event));
});

self.addEventListener('message', (event) => {
  if (event.data.kind === 'take-over') void self.skipWaiting();
  if (event.data.kind === 'are-you-mine') {
    const isMine = about.files.has(event.data.entry);
    event.ports[0]?.postMessage(isMine);
    if (isMine) void self.skipWaiting(); // the page that asks came with this build already
  }
});

/** All or nothing: a build of which a part is missing would break later, without a network to mend it. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  const waiting = [shellPath, ...files];
  const keepNext = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const known = isHashed(path) ? await caches.match(path) : undefined;
      const response = known ?? (await fetch(path, isHashed(path) ? {} : { cache: 'no-store' }));
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      await cache.put(path, response);
    }
  };

  await Promise.all([keepNext(), keepNext(), keepNext(), keepNext()]);
}

/** The build before this one stays: a window that is still open may need its parts. What was used of the large files stays too. */
async function begin(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(own) && name !== cacheName);
  const cache = await caches.open(cacheName);
  for (const path of packs) {
    const used = await caches.match(path);
    if (used !== undefined) await cache.put(path, used);
  }

  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    const answer = preloaded ?? (await fetch(event.request));
    const isAway = [502, 503, 504].includes(answer.status); // a proxy answers for a server that is not there

    return isAway ? ((await keptPage()) ?? answer) : answer;
  } catch {
    return (await keptPage()) ?? Response.error();
  }
}

async function keptPage(): Promise<Response | undefined> {
  const kept = await (await caches.open(cacheName)).match(shellPath);

  return kept && shellPage(kept);
}

/** What is not kept yet is given at once, and kept meanwhile. */
async function file(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const kept = await caches.match(pathname, { cacheName });
  if (kept !== undefined) return kept;
  const older = await caches.match(pathname);
  if (older !== undefined) {
    if (isHashed(pathname)) event.waitUntil(keep(pathname, older.clone())); // the copy of an older build goes one day

    return older;
  }

  const answer = await fetch(event.request);
  if (answer.status === 200 && isHashed(pathname)) event.waitUntil(keep(pathname, answer.clone()));

  return answer;
}

/** What arrived is of use where there is no room to keep it, too. */
async function keep(pathname: string, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(pathname, answer).catch(() => undefined);
}
