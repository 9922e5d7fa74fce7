import type { Page, Request } from 'playwright-core';

/** Notes every request that a page makes while `act` runs, but those of the page's own workers' scripts. */
export async function requestsDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  const note = (request: Request) => seen.push(`${request.method()} ${request.url()}`);
  page.context().on('request', note);
  await act();
  page.context().off('request', note);

  return seen;
}

/** Breaks the connection for every call that `method` and `path` name, until the returned function mends it. */
export async function breakNetwork(page: Page, method: string, path: RegExp) {
  const isMeant = (url: URL) => path.test(url.pathname);
  await page.route(isMeant, (route) =>
    route.request().method() === method ? route.abort('connectionreset') : route.fallback(),
  );

  return () => page.unroute(isMeant);
}
