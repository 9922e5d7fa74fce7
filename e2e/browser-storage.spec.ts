import { expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest('a signed-in user can use the app without browser storage', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.addInitScript(forbidStorage);
  await page.goto('/app/goals');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/app/goals');
  await page.getByRole('link', { name: t('shell.screens./app'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/app');
  await page.goto('/app/writing-lab/analyzer?new=1');
  await page.locator('.cm-content').click();
  await page.keyboard.type('The lamp was broken.');
  await page.locator('.cm-line .lh-passive').first().waitFor();
});

browserTest(
  'with full storage the text stays on the page and a warning is shown',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.addInitScript(fillStorage);
    await page.goto('/app/goals');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.editor.click();
    await page.keyboard.type('What was typed before.');

    await page.getByText(t('writing-lab.notice.full')).waitFor();
    await analyzer.line('What was typed before.').waitFor();
  },
);

/** Throws the browser's error for a full disk. */
function fillStorage() {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Storage.prototype.setItem = refuse;
  IDBObjectStore.prototype.put = refuse;
  IDBObjectStore.prototype.add = refuse;
}

function forbidStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: refuse });
  }
}
