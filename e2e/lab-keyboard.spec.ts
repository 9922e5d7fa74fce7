import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { expectFocus } from './testkit/expect-focus.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const note = (key: string, values = {}) => t(`writing-lab.note.${key}`, values);
const notice = (key: string, values = {}) => t(`writing-lab.notice.${key}`, values);

describe('the undo shortcut', () => {
  browserTest(
    'undoes ignoring a finding, in order with the edits around it',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await page.keyboard.type('She was very tired.');
      await findingMark(page, 'adverb', 'very tired').waitFor();
      await page.keyboard.press('F8');
      await page.getByRole('button', { name: note('ignoreHere') }).press('Enter');
      await findingMark(page, 'adverb', 'very tired').waitFor({ state: 'detached' });
      await expectFocus(analyzer.editor);
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(' Night fell.');

      await page.keyboard.press('ControlOrMeta+Z');
      await analyzer.line('She was very tired.').waitFor();
      expect(await findingMark(page, 'adverb', 'very tired').count()).toBe(0);
      await page.keyboard.press('ControlOrMeta+Z');
      await findingMark(page, 'adverb', 'very tired').waitFor();
      await analyzer.line('She was very tired.').waitFor();
      await page.keyboard.press('ControlOrMeta+Shift+Z');
      await findingMark(page, 'adverb', 'very tired').waitFor({ state: 'detached' });
    },
  );

  browserTest('undoes adding a word to the dictionary', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await page.keyboard.type('The lanternn of light was gone, and then the night began.');
    await findingMark(page, 'spelling', 'lanternn').click();
    await page.keyboard.press('ControlOrMeta+F8');
    await findingMark(page, 'spelling', 'lanternn').waitFor({ state: 'detached' });

    await page.keyboard.press('ControlOrMeta+Z');
    await page.getByText(notice('unlearned', { word: 'lanternn' })).waitFor();
    await findingMark(page, 'spelling', 'lanternn').waitFor();
    await analyzer.line('The lanternn of light was gone').waitFor();
  });
});

browserTest(
  'an undo from a toast is not repeated by the shortcut, and the editor gets the focus',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await page.keyboard.type('She was very tired.');
    await findingMark(page, 'adverb', 'very tired').waitFor();
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: note('ignoreHere') }).press('Enter');
    await keepToastOpen(page.getByText(notice('ignoredHere')));
    const undo = page.getByRole('button', { name: t('ui.undo') });
    await undo.press('Enter');
    await findingMark(page, 'adverb', 'very tired').waitFor();
    await expectFocus(analyzer.editor);

    await page.keyboard.press('ControlOrMeta+Z');
    await analyzer.line('She was very tired.').waitFor({ state: 'detached' });
  },
);

browserTest('a title being typed is not announced letter by letter', async ({ newWriter }) => {
  const { page } = await newWriter();
  const analyzer = analyzerPage(page, t);
  await analyzer.openNew();
  const announcement = page.locator('[aria-live=polite]', {
    hasText: t('shell.arrived', { screen: t('writing-lab.untitled') }),
  });
  await announcement.waitFor();
  await page.getByRole('textbox', { name: t('writing-lab.editor.title') }).fill('The bar');
  await expect.poll(() => page.title()).toContain('The bar');

  expect(await announcement.count()).toBe(1);
});

function findingMark(page: Page, category: string, words: string) {
  return page.locator(`.lh-${category}`, { hasText: words });
}
