import type { Locator } from 'playwright-core';

/**
 * Hovers a toast to keep it open until it is clicked. A real `hover()` waits until the toast is stable and uncovered; on a slow machine its
 * two seconds are over by then. The toast's timer starts only after the first paint, so it is hovered again after that.
 */
export async function keepToastOpen(target: Locator): Promise<void> {
  await target.dispatchEvent('mouseover');
  await target.evaluate(waitTwoFrames);
  await target.dispatchEvent('mouseover');
}

/** Runs in the page. */
function waitTwoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
