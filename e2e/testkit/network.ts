import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { scaleTimeout } from './scale-timeout.ts';

/** Resets the connection of every request with this method and path until the returned function is called. */
export async function breakNetwork(page: Page, method: string, path: RegExp) {
  const matchesPath = (url: URL) => path.test(url.pathname);
  await page.route(matchesPath, (route) =>
    route.request().method() === method ? route.abort('connectionreset') : route.fallback(),
  );

  return () => page.unroute(matchesPath);
}

type Traffic = { inFlight: Set<Request>; loadedAssets: Set<string>; changedAt: number };

const trafficOf = new WeakMap<BrowserContext, Traffic>();

/** Follows the requests of a context for `waitForIdle`. */
export function trackRequests(context: BrowserContext): BrowserContext {
  const traffic: Traffic = { inFlight: new Set(), loadedAssets: new Set(), changedAt: Date.now() };
  const remove = (request: Request) => {
    traffic.inFlight.delete(request);
    if (isAsset(request)) traffic.loadedAssets.add(request.url());
    traffic.changedAt = Date.now();
  };
  trafficOf.set(context, traffic);

  return context
    .on('request', (request) => {
      if (request.resourceType() === 'eventsource') return; // open as long as the page
      if (traffic.loadedAssets.has(request.url())) return; // from the cache, often without a further event
      traffic.inFlight.add(request);
      traffic.changedAt = Date.now();
    })
    .on('requestfinished', remove)
    .on('requestfailed', remove);
}

const isAsset = (request: Request) => new URL(request.url()).pathname.startsWith('/assets/');

const quietMs = 500;

/** Waits until there has been no request for half a second. Unlike `networkidle`, the stream of live events does not count. */
export async function waitForIdle(page: Page): Promise<void> {
  const traffic = trafficOf.get(page.context());
  if (traffic === undefined) throw new Error('The requests of this context are not tracked.');
  const pending = () =>
    Date.now() - traffic.changedAt < quietMs
      ? ['less than half a second ago']
      : [...traffic.inFlight].map((request) => `${request.method()} ${request.url()}`);
  await expect.poll(pending, { timeout: scaleTimeout(15_000), interval: 50 }).toEqual([]);
}

/** Takes the page offline once it has no requests in flight; otherwise they would be aborted. */
export async function goOffline(page: Page): Promise<void> {
  await waitForIdle(page);
  await page.context().setOffline(true);
}
