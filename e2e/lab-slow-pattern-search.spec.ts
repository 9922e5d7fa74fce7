import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { openPatternSearch } from './testkit/search-panel.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const text = 'One salt, two salt, three salt.';

describe('a pattern search whose code loads slowly', () => {
  browserTest('does not change the selection while the user types on', async ({ newWriter }) => {
    const { page } = await newWriter();
    const { desk, status, arrive } = await searchPattern(page, 's[a]lt');
    await page.keyboard.press('Enter');
    await desk.editor.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' I write');
    arrive();
    await status.getByText(t('writing-lab.find.matches', { count: 3 })).waitFor();
    await page.keyboard.type(' on.');

    await desk.line(`${text} I write on.`).waitFor();
  });

  browserTest(
    'does not change the selection after the focus has left the search panel',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const { desk, status, arrive } = await searchPattern(page, 's[a]lt');
      await page.keyboard.press('Enter');
      await desk.editor.focus();
      arrive();
      await status.getByText(t('writing-lab.find.matches', { count: 3 })).waitFor();
      await page.keyboard.type(' And rope.');

      await desk.line(`${text} And rope.`).waitFor();
    },
  );

  browserTest('does not replace text written since', async ({ newWriter }) => {
    const { page } = await newWriter();
    const { desk, panel, status, arrive } = await searchPattern(page, 's[a]lt');
    await panel.getByRole('textbox', { name: t('writing-lab.find.replaceWith') }).fill('rope');
    await panel.getByRole('button', { name: t('writing-lab.find.replaceAll') }).click();
    await desk.editor.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' My salt.');
    arrive();
    await status.getByText(t('writing-lab.find.matches', { count: 4 })).waitFor();

    await desk.line(`${text} My salt.`).waitFor();
  });

  browserTest(
    'selects the first match while the focus is still in the search field',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const { status, arrive } = await searchPattern(page, 's[a]lt');
      await page.keyboard.press('Enter');
      arrive();

      await status.getByText(t('writing-lab.find.place', { rank: 1, count: 3 })).waitFor();
    },
  );
});

/** Opens the text and enters a pattern; the search worker's code loads only when `arrive` is called. */
async function searchPattern(page: Page, pattern: string) {
  const analyzer = analyzerPage(page, t);
  await analyzer.openNew();
  await analyzer.paste(text);
  const arrive = await holdPatternWorker(page);
  const search = await openPatternSearch(page, t);
  await search.field.fill(pattern);

  return { desk: analyzer, arrive, ...search };
}

/** Holds back the code of the pattern search worker until the returned function is called. */
async function holdPatternWorker(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.context().route('**/assets/pattern.worker-*.js', async (route) => {
    await promise;
    await route.continue();
  });

  return resolve;
}
