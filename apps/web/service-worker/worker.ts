import { fetchStrategyOf, isHashedAsset } from './fetch-strategy.ts';
import { handlePush } from './push.ts';
import { shellPage, shellPath } from './shell-page.ts';

/**
 * Caches the files of one build so that the app opens offline. Pages come from the network while the server responds and are never cached,
 * because they contain user state. A new worker waits for `take-over`, because open pages use the files of the previous build.
 */
declare const self: ServiceWorkerGlobalScope;
declare const __KEPT__: { version: string; files: string[]; packs: string[] };

const { version, files, packs: lazyFiles } = __KEPT__;
const cachePrefix = 'longhand-';
const cacheName = cachePrefix + version;
const strategyContext = { origin: self.location.origin, files: new Set(files) };

self.addEventListener('install', (event) => event.waitUntil(precacheFiles()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const treatment = fetchStrategyOf(event.request, strategyContext);
  if (treatment === 'page') event.respondWith(respondWithPage(event));
  if (treatment === 'file') event.respondWith(respondWithFile(event));
});

self.addEventListener('message', (event) => {
  if (event.data.kind === 'take-over') void self.skipWaiting();
  if (event.data.kind === 'are-you-mine') {
    const isMine = strategyContext.files.has(event.data.entry);
    event.ports[0]?.postMessage(isMine);
    if (isMine) void self.skipWaiting(); // the page was loaded with this build
  }
});

handlePush(self);

/** All or nothing: an incomplete cache would fail later, while offline. */
async function precacheFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  const pendingPaths = [shellPath, ...files];
  const cacheNext = async (): Promise<void> => {
    for (let path = pendingPaths.pop(); path !== undefined; path = pendingPaths.pop()) {
      const known = isHashedAsset(path) ? await caches.match(path) : undefined;
      const response =
        known ?? (await fetch(path, isHashedAsset(path) ? {} : { cache: 'no-store' }));
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      await cache.put(path, response);
    }
  };

  await Promise.all([cacheNext(), cacheNext(), cacheNext(), cacheNext()]);
}

/** Keeps the cache of the previous build, because open windows may still load its chunks. Lazily cached files are copied over. */
async function activate(): Promise<void> {
  const olderCaches = (await caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && name !== cacheName,
  );
  const cache = await caches.open(cacheName);
  for (const path of lazyFiles) {
    const used = await caches.match(path);
    if (used !== undefined) await cache.put(path, used);
  }

  await Promise.all(olderCaches.slice(0, -1).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function respondWithPage(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    const response = preloaded ?? (await fetch(event.request));
    const isServerDown = [502, 503, 504].includes(response.status); // sent by a proxy when the server is down

    return isServerDown ? ((await cachedShellPage()) ?? response) : response;
  } catch {
    return (await cachedShellPage()) ?? Response.error();
  }
}

async function cachedShellPage(): Promise<Response | undefined> {
  const cachedResponse = await (await caches.open(cacheName)).match(shellPath);

  return cachedResponse && shellPage(cachedResponse);
}

/** Cache first. Hashed files that are not cached yet are cached after the response. */
async function respondWithFile(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const cachedResponse = await caches.match(pathname, { cacheName });
  if (cachedResponse !== undefined) return cachedResponse;
  const olderResponse = await caches.match(pathname);
  if (olderResponse !== undefined) {
    if (isHashedAsset(pathname)) event.waitUntil(cacheResponse(pathname, olderResponse.clone())); // the older cache will be deleted

    return olderResponse;
  }

  const response = await fetch(event.request);
  if (response.status === 200 && isHashedAsset(pathname))
    event.waitUntil(cacheResponse(pathname, response.clone()));

  return response;
}

/** A failed write, for example over quota, must not fail the response. */
async function cacheResponse(pathname: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(pathname, response).catch(() => undefined);
}
