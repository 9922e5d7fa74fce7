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

type Traffic = { inFlight: Set<Request>; changedAt: number };

const trafficOf = new WeakMap<BrowserContext, Traffic>();

/** Follows the requests of a context for `waitForIdle`. */
export function trackRequests(context: BrowserContext): BrowserContext {
  const traffic: Traffic = { inFlight: new Set(), changedAt: Date.now() };
  const remove = (request: Request) => {
    traffic.inFlight.delete(request);
    traffic.changedAt = Date.now();
  };
  trafficOf.set(context, traffic);

  return context
    .on('request', (request) => {
      if (request.resourceType() === 'eventsource') return; // open as long as the page
      traffic.inFlight.add(request);
      traffic.changedAt = Date.now();
    })
    .on('requestfinished', remove)
    .on('requestfailed', remove);
}

const quietMs = 500;

/** Waits until there has been no request for half a second. Unlike `networkidle`, the stream of live events does not count. */
export async function waitForIdle(page: Page): Promise<void> {
  const traffic = trafficOf.get(page.context());
  if (traffic === undefined) throw new Error('The requests of this context are not tracked.');
  const isIdle = () => traffic.inFlight.size === 0 && Date.now() - traffic.changedAt >= quietMs;
  await expect.poll(isIdle, { timeout: scaleTimeout(15_000), interval: 50 }).toBe(true);
}

/** Takes the page offline once it has no requests in flight; otherwise they would be aborted. */
export async function goOffline(page: Page): Promise<void> {
  await waitForIdle(page);
  await page.context().setOffline(true);
}
