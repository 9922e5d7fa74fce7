import type { Locator } from 'playwright-core';

/**
 * Points at a toast, so that it stays until it is pressed, however long the rest takes. A real pointer waits until the toast stands
 * still and nothing lies over it; on a busy machine its two seconds are over by then.
 */
export function holdToast(within: Locator): Promise<void> {
  return within.dispatchEvent('mouseover');
}
