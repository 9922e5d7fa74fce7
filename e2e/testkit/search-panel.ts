import type { Page } from 'playwright-core';
import type { Translate } from './translator.ts';

/** Opens find and replace in the analyzer. */
export async function openFindPanel(page: Page, t: Translate) {
  await page.getByRole('button', { name: t('desk.tools.find'), exact: true }).click();

  return page.locator('.cm-search');
}

/** Opens find and replace with regular expressions turned on. */
export async function openPatternSearch(page: Page, t: Translate) {
  const panel = await openFindPanel(page, t);
  await panel.getByRole('checkbox', { name: t('writing-lab.find.pattern') }).check();

  return {
    panel,
    status: panel.getByRole('status'),
    field: panel.getByRole('textbox', { name: t('writing-lab.find.find') }),
  };
}
