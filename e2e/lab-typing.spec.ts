import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

describe('typing', () => {
  story(
    'makes quotation marks and dashes, and gives back what was typed',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const desk = deskOn(page, say);
      await desk.openNew();
      await desk.signs('smart');
      await desk.editor.click();
      await page.keyboard.type('"It\'s late--go," she said...');
      await expect.poll(() => textOf(page)).toBe('“It’s late—go,” she said…');

      await page.keyboard.press('Backspace');
      await expect.poll(() => textOf(page)).toBe('“It’s late—go,” she said...');
      await page.keyboard.type(' "');
      await expect.poll(() => textOf(page)).toBe('“It’s late—go,” she said... “');
      await page.keyboard.press('ControlOrMeta+z');
      await expect.poll(() => textOf(page)).toBe('“It’s late—go,” she said... "');
    },
  );

  story('leaves signs as typed once that is wanted, and remembers it', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.command('desk.tools.smartPunctuation', 'menuitemcheckbox');
    await desk.signs('typed');
    await desk.editor.click();
    await page.keyboard.type('"No."');
    await expect.poll(() => textOf(page)).toBe('"No."');

    await desk.openNew();
    await desk.signs('typed');
    await desk.editor.click();
    await page.keyboard.type('"Yes."');
    await expect.poll(() => textOf(page)).toBe('"Yes."');
  });

  story('takes Control I and Control B for italic and bold', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.signs('smart');
    await desk.editor.click();
    await page.keyboard.type('The keel');
    await page.keyboard.press('ControlOrMeta+i');
    await expect.poll(() => textOf(page)).toBe('The *keel*');
    await page.keyboard.press('ControlOrMeta+b');
    await expect.poll(() => textOf(page)).toBe('The ***keel***');
    await page.keyboard.press('ControlOrMeta+i');
    await expect.poll(() => textOf(page)).toBe('The **keel**');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(' rose.');

    await expect.poll(() => textOf(page)).toBe('The keel rose.');
  });
});

describe('focus', () => {
  story('counts words toward the goal in one line as they are typed', async ({ newWriter }) => {
    const { page } = await newWriter({ width: 360 });
    const desk = deskOn(page, say);
    await desk.openNew();
    await page.getByRole('button', { name: say('writing-lab.editor.focus'), exact: true }).click();
    await page.keyboard.type('Nobody had come to the quay. ');
    await page.getByText('6 words, 494 to go').waitFor();
    await page.getByText(say('desk.sitting.minutes', { minutes: 0 })).waitFor();
    const line = page.getByText('6 words, 494 to go');
    const height = (await line.boundingBox())?.height ?? 0;

    expect(height).toBeLessThan(30);
  });

  story('leaves no room where a bracket was', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    const long = Array.from({ length: 12 }, () => 'the boat went out and the boat came in').join(
      ', and ',
    );
    await desk.paste(`Night fell. ${long}.`.replace('. the', '. The'));
    const bracket = desk.editor.locator('.lh-bracket-start');
    await bracket.waitFor();
    const width = () => bracket.evaluate((element) => element.getBoundingClientRect().width);
    const marked = await width();
    await page.getByRole('button', { name: say('writing-lab.editor.focus'), exact: true }).click();

    await expect.poll(width).toBeLessThan(marked - 4);
  });
});

function textOf(page: Page): Promise<string> {
  return page
    .locator('.cm-line')
    .allInnerTexts()
    .then((lines) => lines.join('\n'));
}
