import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { chapters as arabic } from './testkit/manuscripts/ar.ts';
import { chapters as english } from './testkit/manuscripts/en.ts';
import { patience } from './testkit/patience.ts';
import { story } from './testkit/story.ts';
import { type Say, wordsIn } from './testkit/texts.ts';

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
    expect(lines.find((line) => line.startsWith('Passive voice'))).toContain(
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

describe('a report', () => {
  story(
    'has the scores, findings and views of a text on one page to print',
    async ({ newWriter }) => {
      const say = wordsIn('en');
      const { page } = await newWriter({ scheme: 'dark' });
      await catchPrint(page);
      const desk = deskOn(page, say);
      await desk.openNew();
      await desk.paste(`${english[0]?.text}\n\nThe kettle was boiled by the innkeeper.`);
      await desk.analyzed();
      const report = await openReport(page, say);

      for (const part of ['scores.title', 'findings.title']) {
        await report.getByRole('heading', { name: say(`writing-lab.${part}`) }).waitFor();
      }
      const innkeeper = report.getByRole('listitem').filter({ hasText: 'by the innkeeper.' });
      expect(await innkeeper.locator('mark').allTextContents()).toContain('was boiled');
      for (const view of ['rhythm', 'dialogue', 'repetition', 'ease']) {
        await report.getByRole('figure', { name: say(`desk.views.${view}.name`) }).waitFor();
      }
      await report.getByText(say('desk.report.noGrammar')).waitFor();

      await report.getByRole('button', { name: say('desk.report.print') }).click();
      await page.waitForFunction(() => document.documentElement.dataset['printed'] === 'yes');
      await page.emulateMedia({ media: 'print' });
      expect(await report.getByRole('button').filter({ visible: true }).count()).toBe(0);
      expect(await desk.editor.isVisible()).toBe(false);
      expect(await report.evaluate((page) => getComputedStyle(page).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
      expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');

      await page.emulateMedia({ media: 'screen' });
      await page.keyboard.press('Escape');
      await report.waitFor({ state: 'detached' });
      await desk.line('by the innkeeper').first().waitFor();
    },
  );

  story('reads from the right in Arabic, on a phone', async ({ newWriter }) => {
    const say = wordsIn('ar');
    const { page } = await newWriter({ language: 'ar', width: 360 });
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste(arabic[0]?.text ?? '');
    const report = await openReport(page, say);

    const values = report.getByRole('table').first().locator('tbody tr').first();
    const [name, value] = await Promise.all([
      values.locator('th').boundingBox(),
      values.locator('td').first().boundingBox(),
    ]);
    expect(value?.x).toBeLessThan(name?.x ?? 0);
    expect(await report.locator('mark').count()).toBeGreaterThan(2);
    const juts = await report.evaluate((page) => page.scrollWidth - page.clientWidth);
    expect(juts).toBe(0);
  });
});

/** All of it is drawn. */
async function openReport(page: Page, say: Say): Promise<Locator> {
  await deskOn(page, say).command('desk.report.menu');
  const report = page.getByRole('dialog', { name: say('desk.report.menu') });
  await report.locator('article[aria-busy="false"]').waitFor({ timeout: patience(45_000) }); // the first text fetches the word lists

  return report;
}

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
