import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { waitForNextFrame } from './testkit/next-frame.ts';
import { openLoaded } from './testkit/open-loaded.ts';
import { buildProject } from './testkit/projects.ts';
import { userScreenPaths } from './testkit/screens.ts';
import { seedAccount } from './testkit/seed-account.ts';
import { findTextOverflow } from './testkit/text-overflow.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const [chapter = { title: '', text: '' }] = chapters;

browserTest('on a phone Save stays reachable anywhere in the text', async ({ newWriter }) => {
  const { page } = await newWriter({ width: 360 });
  const analyzer = analyzerPage(page, t);
  await analyzer.openNew();
  await analyzer.paste(`${chapter.text}\n\n${chapter.text}`);
  await analyzer.editor.locator('.lh-mark').first().waitFor();
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await analyzer.saveButton.tap();

  await analyzer.dialog.getByLabel(t('writing-lab.editor.title')).waitFor();
});

browserTest(
  'on a phone the search is reachable on a screen with an action',
  async ({ newWriter }) => {
    const { page } = await newWriter({ width: 360 });
    await analyzerPage(page, t).openNew();
    await page.getByRole('button', { name: new RegExp(t('shell.tabs.more')) }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('shell.search') })
      .tap();

    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().waitFor();
  },
);

browserTest('on a phone a toast does not intercept taps on the page', async ({ newWriter }) => {
  const { page } = await newWriter({ width: 360 });
  const analyzer = analyzerPage(page, t);
  await analyzer.openNew();
  await analyzer.saveButton.tap();
  await page.getByText(t('writing-lab.save.empty')).waitFor();
  await page.getByRole('button', { name: t('writing-lab.editor.showFindings') }).tap();
  await analyzer.dialog.waitFor();
  await page.keyboard.press('Escape');
  await analyzer.dialog.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: t('shell.tabs.goals'), exact: true }).tap();

  await page.waitForURL('**/app/goals');
});

browserTest(
  'on a phone a tap on a marked word places the caret there, and so does the tap that closes its note',
  async ({ newWriter }) => {
    const { page } = await newWriter({ width: 360 });
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste(`The boat was moored at dawn.\n\n${chapter.text}`);
    await page.keyboard.press('ControlOrMeta+Home');
    const mark = analyzer.editor.locator('.lh-adverb').nth(1);
    await mark.scrollIntoViewIfNeeded();
    await mark.tap();
    await page.locator('[data-note]').waitFor();
    await page.keyboard.type('§');
    await analyzer.line('§').waitFor();
    expect(await analyzer.editor.locator('.cm-line').first().innerText()).not.toContain('§');

    await page.keyboard.press('Backspace');
    await page.keyboard.press('ControlOrMeta+Home');
    await mark.tap();
    await page.locator('[data-note]').waitFor();
    const plain = analyzer.editor.locator('.cm-line').nth(2);
    await plain.tap({ position: { x: 60, y: 10 } });
    await page.locator('[data-note]').waitFor({ state: 'detached' });
    await page.keyboard.type('§');

    await expect.poll(() => plain.innerText()).toContain('§');
  },
);

browserTest(
  'on a phone the tapped end of a sentence stays in view when its note opens',
  async ({ newWriter }) => {
    const { page } = await newWriter({ width: 360 });
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    const clauses = Array.from({ length: 14 }, () => 'the boat went out and the boat came in');
    await analyzer.paste(`Night fell.\n\nThen ${clauses.join(', and ')}.\n\n${chapter.text}`);
    const start = analyzer.editor.locator('.lh-bracket-start').first();
    await page.keyboard.press('ControlOrMeta+Home');
    await start.tap();
    const note = page.locator('[data-note]');
    await note.waitFor();
    await waitForNextFrame(page);

    const { y = 0 } = (await start.boundingBox()) ?? {};
    const { height = 0 } = (await page.getByRole('banner').first().boundingBox()) ?? {};
    expect(y).toBeGreaterThan(height);
    expect(y).toBeLessThan((await note.boundingBox())?.y ?? 0);
  },
);

for (const language of ['de', 'ar'] as const) {
  browserTest(
    `on a phone the top bar shows the place completely (${language})`,
    async ({ newWriter }) => {
      const { page, api } = await newWriter({ width: 360, language });
      await seedAccount(api, language === 'ar' ? 'ar' : 'en');
      await buildProject(api, [chapter.text]);
      const paths = (await userScreenPaths(api)).filter((path) => /[\da-f]{12}$/.test(path));
      expect(paths).toHaveLength(4);
      for (const path of paths) {
        await openLoaded(page, path);
        const cut = await page
          .locator('header b')
          .first()
          .evaluate((place) => place.scrollWidth - place.clientWidth);
        expect(cut, path).toBe(0);
      }
    },
  );
}

for (const width of [360, 768, 1440] as const) {
  browserTest(
    `at ${width} px the header of a note and every select are shown completely`,
    async ({ newWriter }) => {
      const { page } = await newWriter({ width });
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste(chapter.text);
      await analyzer.editor.locator('.lh-mark, .lh-bracket-start').first().waitFor();
      expect(await listCutOffSelects(page)).toEqual([]);
      const longSentence = t('writing-lab.findings.category.long-sentence');
      const note = page.getByRole('region', {
        name: t('writing-lab.note.label', { category: longSentence }),
      });
      const anyLabel = new RegExp(`^${t('writing-lab.note.label', { category: '' })}`);
      await page.keyboard.press('ControlOrMeta+Home');
      for (let step = 0; step < 20 && (await note.count()) === 0; step += 1) {
        await page.keyboard.press('F8');
        await page.getByRole('region', { name: anyLabel }).waitFor();
        await waitForNextFrame(page); // the region found may still be the previous note
      }
      const heights = await note
        .locator('h2, h2 + p')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
      expect(heights).toEqual([20, 16]);

      for (const path of ['/app/goals/create', '/app/settings/preferences']) {
        await page.goto(path);
        await page.locator('select').first().waitFor();
        expect(await listCutOffSelects(page)).toEqual([]);
      }
    },
  );
}

for (const language of ['de', 'fr'] as const) {
  browserTest(`on a phone a long option wraps (${language})`, async ({ newWriter }) => {
    const { page } = await newWriter({ width: 360, language });
    await openLoaded(page, '/app/writing-lab/batch');
    await page.locator('select').first().waitFor();

    expect(await listCutOffSelects(page)).toEqual([]);
    expect(await findTextOverflow(page)).toEqual([]);
  });
}

/** Labels of the selects whose value is cut off. */
function listCutOffSelects(page: Page): Promise<string[]> {
  return page
    .locator('select')
    .evaluateAll((choices) =>
      choices
        .filter((choice) => choice.scrollWidth > choice.clientWidth)
        .map((choice) => choice.getAttribute('aria-label') ?? ''),
    );
}
