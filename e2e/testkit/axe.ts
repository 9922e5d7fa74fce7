import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Fails when axe finds anything serious or critical on the page as it stands. The source is evaluated over the
 * browser's own protocol, which the page's security policy does not and need not allow.
 */
export async function expectAccessible(page: Page, where = new URL(page.url()).pathname) {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: injected } = window as unknown as { axe: typeof import('axe-core') }; // evaluated just above
    const { violations } = await injected.run(document, { resultTypes: ['violations'] });

    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`));
  });
  expect(violations, where).toEqual([]);
}
