import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { focused } from './testkit/focused.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { holdToast } from './testkit/toasts.ts';

const say = wordsIn('en');
const note = (key: string, values = {}) => say(`writing-lab.note.${key}`, values);
const notice = (key: string, values = {}) => say(`writing-lab.notice.${key}`, values);

describe('the key that undoes an edit', () => {
  story('takes back what was put aside, between the edits around it', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await page.keyboard.type('She was very tired.');
    await marked(page, 'adverb', 'very tired').waitFor();
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: note('ignoreHere') }).press('Enter');
    await marked(page, 'adverb', 'very tired').waitFor({ state: 'detached' });
    await focused(desk.editor);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Night fell.');

    await page.keyboard.press('ControlOrMeta+Z');
    await desk.line('She was very tired.').waitFor();
    expect(await marked(page, 'adverb', 'very tired').count()).toBe(0);
    await page.keyboard.press('ControlOrMeta+Z');
    await marked(page, 'adverb', 'very tired').waitFor();
    await desk.line('She was very tired.').waitFor();
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    await marked(page, 'adverb', 'very tired').waitFor({ state: 'detached' });
  });

  story('takes a word out of the dictionary that was just put in', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await page.keyboard.type('The lanternn of light was gone, and then the night began.');
    await marked(page, 'spelling', 'lanternn').click();
    await page.keyboard.press('ControlOrMeta+F8');
    await marked(page, 'spelling', 'lanternn').waitFor({ state: 'detached' });

    await page.keyboard.press('ControlOrMeta+Z');
    await page.getByText(notice('unlearned', { word: 'lanternn' })).waitFor();
    await marked(page, 'spelling', 'lanternn').waitFor();
    await desk.line('The lanternn of light was gone').waitFor();
  });
});

story(
  'what a toast takes back is taken back once, and the text has the keyboard',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await page.keyboard.type('She was very tired.');
    await marked(page, 'adverb', 'very tired').waitFor();
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: note('ignoreHere') }).press('Enter');
    await holdToast(page.getByText(notice('ignoredHere')));
    const undo = page.getByRole('button', { name: say('ui.undo') });
    await undo.press('Enter');
    await marked(page, 'adverb', 'very tired').waitFor();
    await focused(desk.editor);

    await page.keyboard.press('ControlOrMeta+Z');
    await desk.line('She was very tired.').waitFor({ state: 'detached' });
  },
);

story('a title that is typed is not said letter by letter', async ({ newWriter }) => {
  const { page } = await newWriter();
  const desk = deskOn(page, say);
  await desk.openNew();
  const arrived = page.locator('[aria-live=polite]', {
    hasText: say('shell.arrived', { screen: say('writing-lab.untitled') }),
  });
  await arrived.waitFor();
  await page.getByRole('textbox', { name: say('writing-lab.editor.title') }).fill('The bar');
  await expect.poll(() => page.title()).toContain('The bar');

  expect(await arrived.count()).toBe(1);
});

function marked(page: Page, category: string, words: string) {
  return page.locator(`.lh-${category}`, { hasText: words });
}
