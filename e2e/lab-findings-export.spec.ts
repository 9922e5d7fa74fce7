import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { chapters as arabic } from './testkit/manuscripts/ar.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

describe('findings away from the screen', () => {
  story('are a table, each with its sentence, of what is marked', async ({ newWriter }) => {
    const say = wordsIn('en');
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('The door was opened by the wind, quietly.\n\n=He was “very, very” tired.');
    await desk.analyzed();
    await desk.command('samples.download.menu');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: say('samples.download.csv') }).click();
    const download = await waiting;

    expect(download.suggestedFilename()).toBe('Untitled-findings.csv');
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(lines[0]).toContain('Category,Rule,Paragraph,Words,Sentence,Reason,Instead');
    expect(lines.find((line) => line.startsWith('Passive'))).toContain(
      'was opened,"The door was opened by the wind, quietly."',
    );
    expect(lines.filter((line) => line.startsWith('='))).toEqual([]);
  });

  story(
    'stand in the margin of a copy on paper, in Arabic from the right',
    async ({ newWriter }) => {
      const say = wordsIn('ar');
      const { page } = await newWriter({ language: 'ar', scheme: 'dark' });
      await catchPrint(page);
      const desk = deskOn(page, say);
      await desk.openNew();
      await desk.paste(arabic[0]?.text ?? '');
      await desk.analyzed();
      await desk.command('samples.download.menu');
      await page.getByRole('button', { name: say('samples.download.pdf') }).click();
      await page.waitForFunction(() => document.documentElement.dataset['printed'] === 'yes');

      await page.emulateMedia({ media: 'print' });
      const copy = page.locator('body > article');
      await copy.getByRole('heading', { level: 1 }).waitFor();
      const notes = copy.locator('aside p');
      expect(await notes.count()).toBeGreaterThan(2);
      expect(await copy.locator('sup').count()).toBeGreaterThan(2);
      const [note, line] = await Promise.all([
        notes.first().boundingBox(),
        copy.locator('p[dir=auto]').first().boundingBox(),
      ]);
      expect(note?.x).toBeLessThan(line?.x ?? 0);
      expect(await page.locator('nav').first().isVisible()).toBe(false);
      expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');

      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await copy.waitFor({ state: 'detached' });
    },
  );
});

story('a text that is printed from the screen stands alone, and whole', async ({ newWriter }) => {
  const say = wordsIn('en');
  const { page } = await newWriter({ scheme: 'dark' });
  const desk = deskOn(page, say);
  await desk.openNew();
  await desk.paste('The door was opened by the wind, quietly.');
  await desk.analyzed();
  await page.emulateMedia({ media: 'print' });

  expect(await desk.line('The door was opened').isVisible()).toBe(true);
  for (const role of ['navigation', 'banner', 'complementary', 'combobox'] as const) {
    expect(await page.getByRole(role).filter({ visible: true }).count(), role).toBe(0);
  }
  expect(await page.getByText(say('writing-lab.rhythm.title'), { exact: true }).isVisible()).toBe(
    false,
  );
});

/** The print dialog is the browser's own: here it is only seen that it is asked for. */
async function catchPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
}
