import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Serious and critical axe violations on the current page, one line each. The axe source is evaluated over the browser's DevTools protocol,
 * so the page's content security policy neither allows it nor has to.
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
