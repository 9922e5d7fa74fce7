import type { Page } from 'playwright-core';

/** Breaks the connection for every call that `method` and `path` name, until the returned function mends it. */
export async function breakNetwork(page: Page, method: string, path: RegExp) {
  const isMeant = (url: URL) => path.test(url.pathname);
  await page.route(isMeant, (route) =>
    route.request().method() === method ? route.abort('connectionreset') : route.fallback(),
  );

  return () => page.unroute(isMeant);
}

/** Takes the network away from a page that has all it was fetching: a part under way would break off. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}
