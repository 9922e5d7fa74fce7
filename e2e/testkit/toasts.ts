import type { Locator } from 'playwright-core';

/**
 * Points at a toast, so that it stays until it is pressed, however long the rest takes. A real pointer waits until the toast stands
 * still and nothing lies over it; on a busy machine its two seconds are over by then. A toast that has just come begins to count only
 * after it was drawn, so it is pointed at once more then.
 */
export async function holdToast(within: Locator): Promise<void> {
  await within.dispatchEvent('mouseover');
  await within.evaluate(drawnTwice);
  await within.dispatchEvent('mouseover');
}

/** Runs in the page. */
function drawnTwice(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
