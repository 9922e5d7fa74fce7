import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { labTexts } from './testkit/lab-texts.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { translatorFor } from './testkit/translator.ts';
import { installWorkerGate } from './testkit/worker-gate.ts';

const t = translatorFor('en');
const batch = (key: string, values?: Parameters<typeof t>[1]) => t(`lab.batch.${key}`, values);
const { germanPoem, frenchSong, spanishSong, chinesePoem } = labTexts;

describe('a batch', () => {
  browserTest(
    'analyzes prose, poems and songs of four languages into one table',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      await startBatch(page, [chapters[0]?.text ?? '', germanPoem, frenchSong, chinesePoem]);

      await page
        .getByRole('heading', { name: batch('read', { read: 4, of: 4 }) })
        .waitFor(longTimeout);
      const table = page.getByRole('table', { name: batch('results') });
      for (const language of ['en', 'de', 'fr', 'zh']) {
        await table
          .getByRole('cell', { name: t(`lab.languages.${language}`), exact: true })
          .waitFor();
      }
      await page.getByRole('button', { name: batch('column.words'), exact: true }).click();
      await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('words');
      await table
        .getByRole('row')
        .nth(1)
        .getByText(firstWords(chapters[0]?.text ?? ''))
        .waitFor();
      await page.getByLabel(batch('language'), { exact: true }).selectOption('de');
      await expect.poll(() => table.getByRole('row').count()).toBe(2);
      await page.getByRole('searchbox', { name: batch('search') }).fill('nowhere');
      await page.getByText(t('writing-lab.samples.none')).waitFor();
      await page.getByRole('button', { name: t('writing-lab.samples.showEverything') }).click();
      await expect.poll(() => table.getByRole('row').count()).toBe(5);
    },
  );

  browserTest('compares two texts and exports the results as files', async ({ newWriter }) => {
    const { page } = await newWriter();
    await startBatch(page, [spanishSong, frenchSong, germanPoem]);
    await page
      .getByRole('heading', { name: batch('read', { read: 3, of: 3 }) })
      .waitFor(longTimeout);
    await selectText(page, spanishSong);
    await selectText(page, frenchSong);

    await page
      .getByRole('heading', {
        name: t('lab.compare.title', {
          one: firstWords(spanishSong),
          other: firstWords(frenchSong),
        }),
      })
      .waitFor();
    const csv = await download(page, batch('csv'));
    const json = JSON.parse(await download(page, batch('json')));
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(json.texts).toHaveLength(2);
    expect((await download(page, batch('xlsx'))).slice(0, 2)).toBe('PK');

    for (let times = 0; times < 2; times++) {
      await page.getByRole('button', { name: firstWords(germanPoem), exact: true }).click();
      await page.locator('.cm-line', { hasText: germanPoem.split('\n')[0] ?? '' }).waitFor();
      await page.goBack();
    }
    await page.goto('/app/writing-lab');
    await expect
      .poll(() => page.getByRole('link', { name: firstWords(germanPoem) }).count())
      .toBe(1);
  });

  browserTest('resumes after the tab was closed', async ({ newWriter }) => {
    const { page } = await newWriter();
    await startBatch(page, [chapters[0]?.text ?? '', germanPoem, frenchSong]);
    const anyProgress = [1, 2, 3].map((read) => batch('read', { read, of: 3 })).join('|');
    await page.getByRole('heading', { name: new RegExp(anyProgress) }).waitFor(longTimeout);
    await page.reload();

    await page
      .getByRole('heading', { name: batch('read', { read: 3, of: 3 }) })
      .waitFor(longTimeout);
    await page.getByRole('button', { name: batch('forget') }).click();
    const asking = page.getByRole('dialog', { name: batch('forgetTitle') });
    await asking.getByRole('button', { name: batch('forget') }).click();
    await page.getByRole('heading', { name: batch('title') }).waitFor();
  });

  browserTest('can be canceled and resumed', async ({ newWriter }) => {
    const { page } = await newWriter();
    const long = Array.from({ length: 60 }, () => chapters[0]?.text ?? '').join('\n\n');
    const workers = await installWorkerGate(page.context());
    await page.goto('/app/writing-lab/batch');
    const files = ['one', 'two', 'three'].map((name) => ({
      name: `${name}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(long),
    }));
    await page.getByLabel(t('samples.importing.choose')).setInputFiles(files);
    await page.getByRole('button', { name: batch('begin', { count: 3 }) }).waitFor();
    await workers.hold(page);
    await page.getByRole('button', { name: batch('begin', { count: 3 }) }).click();
    await page.getByRole('button', { name: t('ui.cancel') }).click();
    await workers.release(page);
    await page.getByRole('button', { name: batch('goOn') }).click();

    await page
      .getByRole('heading', { name: batch('read', { read: 3, of: 3 }) })
      .waitFor(longTimeout);
  });

  browserTest(
    'says beforehand how many texts the plan analyzes per run, and loses no text',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      await page.goto('/app/writing-lab/batch');
      const texts = Array.from({ length: 7 }, (_, at) => `Text number ${at}. It is short.`);
      await page.getByLabel(batch('paste')).fill(texts.join('\n---\n'));

      await page.getByText(batch('over', { most: 5, count: 7 })).waitFor();
      await page.getByRole('button', { name: batch('begin', { count: 5 }) }).click();
      await page
        .getByRole('heading', { name: batch('read', { read: 5, of: 5 }) })
        .waitFor(longTimeout);
      await page.getByText(batch('left', { count: 2 })).waitFor();
      await page.getByRole('button', { name: batch('another') }).click();
      await expect
        .poll(() => page.getByLabel(batch('paste')).inputValue())
        .toBe(texts.slice(5).join('\n\n---\n\n'));
      await page.getByRole('button', { name: batch('begin', { count: 2 }) }).waitFor();
    },
  );

  browserTest('accepts files and names those that are not text', async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/writing-lab/batch');
    await page.getByLabel(t('samples.importing.choose')).setInputFiles([
      { name: 'song.txt', mimeType: 'text/plain', buffer: Buffer.from(frenchSong) },
      { name: 'poem.md', mimeType: 'text/markdown', buffer: Buffer.from(germanPoem) },
      { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71]) },
      { name: 'book.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive') },
    ]);
    await page.getByText(`cover.png: ${t('samples.fileProblem.unknown')}`).waitFor();
    await page.getByText(/^book\.zip: /).waitFor();
    await page.getByRole('button', { name: batch('begin', { count: 2 }) }).click();

    await page.getByRole('cell', { name: 'poem', exact: true }).waitFor(longTimeout);
    await page.getByRole('cell', { name: 'song', exact: true }).waitFor(longTimeout);
  });
});

/** The first analysis on a page fetches several megabytes of word lists, while other tests run in parallel. */
const longTimeout = { timeout: scaleTimeout(60_000) };

async function startBatch(page: Page, texts: readonly string[]) {
  await page.goto('/app/writing-lab/batch');
  await page.getByLabel(batch('paste')).fill(texts.join('\n---\n'));
  await page.getByRole('button', { name: batch('begin', { count: texts.length }) }).click();
}

function selectText(page: Page, text: string) {
  const name = batch('choose', { title: firstWords(text) });

  return page.getByRole('checkbox', { name }).check();
}

/** The name of an untitled text: its first words. */
function firstWords(text: string): string {
  const first = (text.split('\n')[0] ?? '').replace(/,$/, '');
  if (first.length <= 80) return first;
  const cut = first.slice(0, 80);

  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

async function download(page: Page, name: string): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const path = await (await waiting).path();

  return readFile(path, name === batch('xlsx') ? 'latin1' : 'utf8');
}
