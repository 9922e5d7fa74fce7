import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { hasFocus } from './input-method.ts';

/** Waits until the element has the focus. Screen readers announce a focused invalid field together with its error message. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target)).toBe(true);
}
