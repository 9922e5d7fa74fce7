import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { chapters as arabic } from './testkit/manuscripts/ar.ts';
import { chapters as english } from './testkit/manuscripts/en.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { type Translate, translatorFor } from './testkit/translator.ts';

describe('exported findings', () => {
  browserTest(
    'are a CSV table of the marked findings, each with its sentence',
    async ({ newWriter }) => {
      const t = translatorFor('en');
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste(
        'The door was opened by the wind, quietly.\n\n=He was “very, very” tired.',
      );
      await analyzer.analyzed();
      await analyzer.command('samples.download.menu');
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: t('samples.download.csv') }).click();
      const download = await waiting;

      expect(download.suggestedFilename()).toBe('Untitled-findings.csv');
      const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
      expect(lines[0]).toContain('Category,Rule,Paragraph,Marked text,Sentence,Reason,Suggestions');
      expect(lines.find((line) => line.startsWith('Passive voice'))).toContain(
        'was opened,"The door was opened by the wind, quietly."',
      );
      expect(lines.filter((line) => line.startsWith('='))).toEqual([]);
    },
  );

  browserTest(
    'appear in the margin of a printed copy, in Arabic from the right',
    async ({ newWriter }) => {
      const t = translatorFor('ar');
      const { page } = await newWriter({ language: 'ar', scheme: 'dark' });
      await replacePrintDialog(page);
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste(arabic[0]?.text ?? '');
      await analyzer.analyzed();
      await analyzer.command('samples.download.menu');
      await page.getByRole('button', { name: t('samples.download.pdf') }).click();
      await page.waitForFunction(() => document.documentElement.dataset['printed'] === 'yes');

      await page.emulateMedia({ media: 'print' });
      const printedCopy = page.locator('body > article');
      await printedCopy.getByRole('heading', { level: 1 }).waitFor();
      const notes = printedCopy.locator('aside p');
      expect(await notes.count()).toBeGreaterThan(2);
      expect(await printedCopy.locator('sup').count()).toBeGreaterThan(2);
      const [note, line] = await Promise.all([
        notes.first().boundingBox(),
        printedCopy.locator('p[dir=auto]').first().boundingBox(),
      ]);
      expect(note?.x).toBeLessThan(line?.x ?? 0);
      expect(await page.locator('nav').first().isVisible()).toBe(false);
      expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');

      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await printedCopy.waitFor({ state: 'detached' });
    },
  );
});

describe('a report', () => {
  browserTest(
    'has the scores, findings and views of a text on one printable page',
    async ({ newWriter }) => {
      const t = translatorFor('en');
      const { page } = await newWriter({ scheme: 'dark' });
      await replacePrintDialog(page);
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste(`${english[0]?.text}\n\nThe kettle was boiled by the innkeeper.`);
      await analyzer.analyzed();
      const report = await openReport(page, t);

      for (const part of ['scores.title', 'findings.title']) {
        await report.getByRole('heading', { name: t(`writing-lab.${part}`) }).waitFor();
      }
      const innkeeper = report.getByRole('listitem').filter({ hasText: 'by the innkeeper.' });
      expect(await innkeeper.locator('mark').allTextContents()).toContain('was boiled');
      for (const view of ['rhythm', 'dialogue', 'repetition', 'ease']) {
        await report.getByRole('figure', { name: t(`desk.views.${view}.name`) }).waitFor();
      }
      await report.getByText(t('desk.report.noGrammar')).waitFor();

      await report.getByRole('button', { name: t('desk.report.print') }).click();
      await page.waitForFunction(() => document.documentElement.dataset['printed'] === 'yes');
      await page.emulateMedia({ media: 'print' });
      expect(await report.getByRole('button').filter({ visible: true }).count()).toBe(0);
      expect(await analyzer.editor.isVisible()).toBe(false);
      expect(await report.evaluate((page) => getComputedStyle(page).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
      expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');

      await page.emulateMedia({ media: 'screen' });
      await page.keyboard.press('Escape');
      await report.waitFor({ state: 'detached' });
      await analyzer.line('by the innkeeper').first().waitFor();
    },
  );

  browserTest('is laid out right to left in Arabic, on a phone', async ({ newWriter }) => {
    const t = translatorFor('ar');
    const { page } = await newWriter({ language: 'ar', width: 360 });
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste(arabic[0]?.text ?? '');
    const report = await openReport(page, t);

    const values = report.getByRole('table').first().locator('tbody tr').first();
    const [name, value] = await Promise.all([
      values.locator('th').boundingBox(),
      values.locator('td').first().boundingBox(),
    ]);
    expect(value?.x).toBeLessThan(name?.x ?? 0);
    expect(await report.locator('mark').count()).toBeGreaterThan(2);
    const overflow = await report.evaluate((page) => page.scrollWidth - page.clientWidth);
    expect(overflow).toBe(0);
  });
});

/** Opens the report and waits until it is complete. */
async function openReport(page: Page, say: Translate): Promise<Locator> {
  await analyzerPage(page, say).command('desk.report.menu');
  const report = page.getByRole('dialog', { name: say('desk.report.menu') });
  await report.locator('article[aria-busy="false"]').waitFor({ timeout: scaleTimeout(45_000) }); // the first analysis fetches the word lists

  return report;
}

browserTest('printing the analyzer prints only the text, complete', async ({ newWriter }) => {
  const t = translatorFor('en');
  const { page } = await newWriter({ scheme: 'dark' });
  const analyzer = analyzerPage(page, t);
  await analyzer.openNew();
  await analyzer.paste('The door was opened by the wind, quietly.');
  await analyzer.analyzed();
  await page.emulateMedia({ media: 'print' });

  expect(await analyzer.line('The door was opened').isVisible()).toBe(true);
  for (const role of ['navigation', 'banner', 'complementary', 'combobox'] as const) {
    expect(await page.getByRole(role).filter({ visible: true }).count(), role).toBe(0);
  }
  expect(await page.getByText(t('writing-lab.rhythm.title'), { exact: true }).isVisible()).toBe(
    false,
  );
});

/** Replaces the browser's print dialog with a marker that it was requested. */
async function replacePrintDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
}
