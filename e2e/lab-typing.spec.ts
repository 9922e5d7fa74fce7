import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

describe('typing', () => {
  browserTest(
    'inserts typographic quotes and dashes, and Backspace restores what was typed',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.smartPunctuation('smart');
      await analyzer.editor.click();
      await page.keyboard.type('"It\'s late--go," she said...');
      await expect.poll(() => readText(page)).toBe('“It’s late—go,” she said…');

      await page.keyboard.press('Backspace');
      await expect.poll(() => readText(page)).toBe('“It’s late—go,” she said...');
      await page.keyboard.type(' "');
      await expect.poll(() => readText(page)).toBe('“It’s late—go,” she said... “');
      await page.keyboard.press('ControlOrMeta+z');
      await expect.poll(() => readText(page)).toBe('“It’s late—go,” she said... "');
    },
  );

  browserTest(
    'leaves punctuation as typed when smart punctuation is off, and remembers it',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.command('desk.tools.smartPunctuation', 'menuitemcheckbox');
      await analyzer.smartPunctuation('typed');
      await analyzer.editor.click();
      await page.keyboard.type('"No."');
      await expect.poll(() => readText(page)).toBe('"No."');

      await analyzer.openNew();
      await analyzer.smartPunctuation('typed');
      await analyzer.editor.click();
      await page.keyboard.type('"Yes."');
      await expect.poll(() => readText(page)).toBe('"Yes."');
    },
  );

  browserTest('supports Ctrl+I and Ctrl+B for italic and bold', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.smartPunctuation('smart');
    await analyzer.editor.click();
    await page.keyboard.type('The keel');
    await page.keyboard.press('ControlOrMeta+i');
    await expect.poll(() => readText(page)).toBe('The *keel*');
    await page.keyboard.press('ControlOrMeta+b');
    await expect.poll(() => readText(page)).toBe('The ***keel***');
    await page.keyboard.press('ControlOrMeta+i');
    await expect.poll(() => readText(page)).toBe('The **keel**');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(' rose.');

    await expect.poll(() => readText(page)).toBe('The keel rose.');
  });
});

describe('focus', () => {
  browserTest('shows the words toward the goal in one line while typing', async ({ newWriter }) => {
    const { page } = await newWriter({ width: 360 });
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await page.getByRole('button', { name: t('writing-lab.editor.focus'), exact: true }).click();
    await page.keyboard.type('Nobody had come to the quay. ');
    await page.getByText('6 words, 494 to go').waitFor();
    await page.getByText(t('desk.sitting.minutes', { minutes: 0 })).waitFor();
    const line = page.getByText('6 words, 494 to go');
    const height = (await line.boundingBox())?.height ?? 0;

    expect(height).toBeLessThan(30);
  });

  browserTest('leaves no gap where a bracket was', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    const long = Array.from({ length: 12 }, () => 'the boat went out and the boat came in').join(
      ', and ',
    );
    await analyzer.paste(`Night fell. ${long}.`.replace('. the', '. The'));
    const bracket = analyzer.editor.locator('.lh-bracket-start');
    await bracket.waitFor();
    const width = () => bracket.evaluate((element) => element.getBoundingClientRect().width);
    const bracketWidth = await width();
    await page.getByRole('button', { name: t('writing-lab.editor.focus'), exact: true }).click();

    await expect.poll(width).toBeLessThan(bracketWidth - 4);
  });
});

function readText(page: Page): Promise<string> {
  return page
    .locator('.cm-line')
    .allInnerTexts()
    .then((lines) => lines.join('\n'));
}
