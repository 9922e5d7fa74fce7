import type { Page } from 'playwright-core';

/** Resets the connection of every request with this method and path until the returned function is called. */
export async function breakNetwork(page: Page, method: string, path: RegExp) {
  const matchesPath = (url: URL) => path.test(url.pathname);
  await page.route(matchesPath, (route) =>
    route.request().method() === method ? route.abort('connectionreset') : route.fallback(),
  );

  return () => page.unroute(matchesPath);
}

/** Takes the page offline once it has no requests in flight; otherwise they would be aborted. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}
