import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe calls serious or critical on the page as it stands, a sentence each. Its source is evaluated over the
 * browser's own protocol, which the page's security policy does not and need not allow.
 */
export async function seriousViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);

  return page.evaluate(async () => {
    const { axe: injected } = window as unknown as { axe: typeof import('axe-core') }; // evaluated just above
    const { violations } = await injected.run(document, { resultTypes: ['violations'] });

    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`));
  });
}
