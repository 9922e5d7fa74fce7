import type { Page } from 'playwright-core';

/** Waits until the page has handled pending events and painted. */
export function waitForNextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown()))),
  );
}
