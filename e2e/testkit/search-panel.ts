import type { Page } from 'playwright-core';
import type { Say } from './texts.ts';

/** The search of the analyzer as a story uses it. */
export async function openFind(page: Page, say: Say) {
  await page.getByRole('button', { name: say('desk.tools.find'), exact: true }).click();

  return page.locator('.cm-search');
}

/** The search, for patterns. */
export async function openPattern(page: Page, say: Say) {
  const panel = await openFind(page, say);
  await panel.getByRole('checkbox', { name: say('writing-lab.find.pattern') }).check();

  return {
    panel,
    told: panel.getByRole('status'),
    field: panel.getByRole('textbox', { name: say('writing-lab.find.find') }),
  };
}
