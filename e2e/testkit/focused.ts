import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { hasFocus } from './hands.ts';

/** Waits until the keyboard is there: in a field where something is missing, it is read out with its message. */
export async function focused(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target)).toBe(true);
}
