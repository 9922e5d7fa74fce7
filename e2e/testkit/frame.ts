import type { Page } from 'playwright-core';

/** The page has dealt with what has happened to it, and has drawn it. */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown()))),
  );
}
