import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { startGallery } from './testkit/gallery.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

/** The gallery shows every component of the design system; only the development server serves it. */
const galleryTest = browserTest.extend(
  'gallery',
  { scope: 'file' },
  async ({ browser, server }, { onCleanup }) => {
    const gallery = await startGallery(browser, server);
    onCleanup(() => gallery.close());

    return gallery.address;
  },
);

galleryTest(
  'a table is sorted, searched, filtered, paged and exported, and the URL reflects it',
  async ({ newVisitor, gallery }) => {
    const { page } = await newVisitor();
    await page.goto(gallery);
    const table = page.getByRole('table', { name: 'Texts' });
    const first = () => table.getByRole('row').nth(1).innerText();
    await table.getByRole('button', { name: 'Words', exact: true }).click();
    await expect.poll(first).toContain('6,8');
    expect(page.url()).toContain('sort=words');

    const pages = page.getByTitle(t('ui.pages.goto'));
    await pages.getByLabel(t('ui.pages.goto')).fill('3');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('page=3');
    await page.getByLabel('Kind').selectOption('poetry');
    await expect.poll(() => page.url()).toContain('kind=poetry');
    expect(page.url(), 'another choice begins with its first page').not.toContain('page=');
    await page.getByRole('searchbox').fill('rope');
    await expect.poll(() => page.url()).toContain('search=rope');
    const rows = (await table.getByRole('row').count()) - 1;

    await table.getByRole('checkbox').nth(1).check();
    await page.getByText(t('ui.table.chosen', { count: 1 })).waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: t('ui.table.export') }).click();
    const file = await readFile(await (await saving).path(), 'utf8');
    expect(file.trim().split(/\r?\n/)).toHaveLength(2);

    await page.goBack();
    await page.goForward();
    await expect.poll(async () => (await table.getByRole('row').count()) - 1).toBe(rows);
  },
);

galleryTest(
  'the language dialog changes the language or is canceled',
  async ({ newVisitor, gallery }) => {
    const { page } = await newVisitor();
    await page.goto(gallery);
    const open = page.getByRole('button', { name: new RegExp(`${t('ui.language.label')}:`) });
    const dialog = page.getByRole('dialog', { name: t('ui.language.title') });
    await open.click();
    await dialog.getByRole('button', { name: t('ui.language.cancel') }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.locator('html').getAttribute('lang')).toBe('en');

    await open.click();
    await dialog.getByRole('button', { name: 'العربية' }).click();
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
  },
);

galleryTest(
  'a multi-select filters by typing, a slider moves by arrow keys',
  async ({ newVisitor, gallery }) => {
    const { page } = await newVisitor();
    await page.goto(gallery);
    const measures = page.locator('input').and(page.getByLabel('Measures to follow'));
    await measures.fill('LI');
    await page.getByRole('option', { name: 'LIX' }).click();
    await page.getByText('LIX', { exact: true }).first().waitFor();
    await measures.fill('nothing like it');
    await page.getByText(t('ui.nothingFound')).waitFor();
    await page.keyboard.press('Escape');

    const slider = page.getByRole('slider', { name: 'A day', exact: true });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    expect(await slider.getAttribute('aria-valuetext')).toBe('550 words');
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toBe('0 words');
  },
);

galleryTest(
  'a toast of each type appears at the bottom right and closes',
  async ({ newVisitor, gallery }) => {
    const { page } = await newVisitor();
    await page.goto(gallery);
    for (const type of [
      ...['success', 'error', 'info', 'warning', 'primary'],
      ...['purple', 'blue', 'green', 'orange'],
    ]) {
      await page.getByRole('button', { name: type, exact: true }).click();
      const toast = page.getByRole('alert').filter({ hasText: `A word of the type ${type}` });
      const seen = await toast.evaluate((one: HTMLElement) => {
        const { x, y } = one.getBoundingClientRect();

        return { x, y, type: one.dataset['type'] };
      });
      expect(seen.type).toBe(type);
      expect(seen.x).toBeGreaterThan(1440 / 2);
      expect(seen.y).toBeGreaterThan(900 / 2);
    }
    await expect.poll(() => page.getByText(/A word of the type/).count()).toBe(0);
  },
);

galleryTest(
  'a toast closes after two seconds and stays while hovered or focused',
  async ({ newVisitor, gallery }) => {
    const { page } = await newVisitor();
    const start = new Date('2026-11-20T09:00:00Z');
    await page.clock.install({ time: start });
    await page.goto(gallery);
    const button = page.getByRole('button', { name: 'info', exact: true });
    const toast = page.getByRole('alert').filter({ hasText: 'A word of the type info' });
    const close = toast.getByRole('button', { name: t('ui.close') });
    await button.click();
    await toast.waitFor(); // the toast code has loaded
    await page.clock.runFor(10_000);
    await toast.waitFor({ state: 'detached' });
    await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));

    await button.click();
    await toast.waitFor();
    await page.clock.runFor(1_900);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(1_000);
    await toast.waitFor({ state: 'detached' });

    await button.click();
    await toast.hover();
    await page.clock.runFor(30_000);
    expect(await toast.count()).toBe(1);
    await close.focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(30_000);
    expect(await toast.count()).toBe(1);
    await button.focus();
    await page.clock.runFor(3_000);
    await toast.waitFor({ state: 'detached' });
  },
);

galleryTest(
  'files are added and removed, and an upload in progress is canceled',
  async ({ newVisitor, gallery }) => {
    const { page } = await newVisitor();
    await page.goto(gallery);
    const fileRow = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await fileRow('the-lamp-room.txt').getByText('40%').waitFor();
    await fileRow('the-lamp-room.txt')
      .getByRole('button', { name: t('ui.cancel') })
      .click();
    await fileRow('the-lamp-room.txt').waitFor({ state: 'detached' });
    await fileRow('cover.png').getByText('This is no text.').waitFor();

    const buffer = Buffer.from('Slack water.');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'ferry.md', mimeType: 'text/markdown', buffer });
    await page
      .getByRole('button', { name: t('ui.files.removeFile', { name: 'ferry.md' }) })
      .click();
    await fileRow('ferry.md').waitFor({ state: 'detached' });
  },
);

galleryTest(
  'a destructive action asks for confirmation, and an icon button shows a tooltip',
  async ({ newVisitor, gallery }) => {
    const { page } = await newVisitor();
    await page.goto(gallery);
    const ask = page.getByRole('button', { name: 'Ask first' });
    const dialog = page.getByRole('dialog', { name: 'Erase this text?' });
    await ask.click();
    await dialog.getByRole('button', { name: t('ui.cancel') }).click();
    await dialog.waitFor({ state: 'detached' });
    await ask.click();
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Small, with a word' }).hover();
    await page.getByRole('tooltip', { name: 'Kept on this device only' }).waitFor();
  },
);

galleryTest('the card preview follows the input', async ({ newVisitor, gallery }) => {
  const { page } = await newVisitor();
  await page.goto(gallery);
  await page.getByLabel(t('ui.card.number')).fill('5555555555554444');
  await page.getByLabel(t('ui.card.expiration')).fill('1129');
  await page.getByLabel(t('ui.card.holder')).fill('Marta Quill');
  const card = page.locator('[aria-hidden=true]', { hasText: t('ui.card.valid') }).first();
  await expect.poll(() => card.innerText()).toContain('Marta Quill');
  expect(await card.innerText()).toContain('4444');
  expect(await card.innerText()).toContain(t('ui.card.thru'));
});

galleryTest('axe finds no serious violation in any component', async ({ newVisitor, gallery }) => {
  for (const variant of [
    { language: 'en', scheme: 'light' },
    { language: 'ar', scheme: 'dark' },
  ] as const) {
    const { page } = await newVisitor(variant);
    await page.goto(gallery);
    await page.getByRole('table').first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  }
});
