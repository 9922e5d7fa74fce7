import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest, type Writer } from './testkit/browser-test.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const lab = (key: string, values?: Parameters<typeof t>[1]) => t(`writing-lab.${key}`, values);
const samplesText = (key: string, values?: Parameters<typeof t>[1]) => t(`samples.${key}`, values);
const projectsText = (key: string, values?: Parameters<typeof t>[1]) =>
  t(`projects.${key}`, values);

describe('the library', () => {
  browserTest(
    'imports many files and a zip at once, each with its result',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      await page.goto('/app/writing-lab/samples');
      await page.getByRole('button', { name: samplesText('import'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: samplesText('importing.title') });
      await dialog.getByLabel(samplesText('importing.choose')).setInputFiles([
        { name: 'book.zip', mimeType: 'application/zip', buffer: buildZip() },
        { name: 'one.docx', mimeType: '', buffer: readFixture('by-libreoffice.docx') },
        { name: 'broken.odt', mimeType: '', buffer: Buffer.from('no document') },
      ]);
      await dialog
        .getByRole('button', { name: samplesText('importing.submit', { count: 4 }) })
        .click();
      await dialog.getByText(samplesText('importing.done', { count: 3 })).waitFor();
      const broken = dialog.getByRole('listitem').filter({ hasText: 'broken.odt' });
      expect(await broken.innerText()).toContain(samplesText('fileProblem.broken'));
      await dialog
        .getByRole('button', { name: t('ui.close') })
        .last()
        .click();

      for (const title of ['1 Slack water', '2 The bar', 'one']) {
        await page.getByRole('link', { name: title, exact: true }).waitFor();
      }
      expect((await api.writingLab.listSamples({ query: {} })).total).toBe(3);
      await page.getByRole('searchbox', { name: lab('samples.search') }).fill('沿着岸');
      await expect.poll(() => page.getByRole('link', { name: '2 The bar' }).count()).toBe(0);
      await page.getByRole('link', { name: 'one', exact: true }).waitFor();
      await page.getByRole('cell').locator('mark', { hasText: '沿着岸' }).waitFor();
    },
  );

  browserTest('has tags and projects to filter by', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await saveSample(api, 'The weighing house');
    await saveSample(api, 'The bar');
    await page.goto('/app/writing-lab/samples');
    await findCheckbox(page, 'The weighing house').check();
    await page.getByRole('button', { name: samplesText('changeTags'), exact: true }).click();
    const tags = page.getByRole('dialog', { name: samplesText('tagging.title') });
    await tags.getByLabel(samplesText('tagging.add')).fill('harbour');
    await tags.getByRole('button', { name: samplesText('tagging.submit') }).click();
    await tags.waitFor({ state: 'hidden' });
    await page.getByRole('row', { name: /harbour/ }).waitFor();

    await page.getByRole('button', { name: projectsText('manage'), exact: true }).click();
    const manage = page.getByRole('dialog', { name: projectsText('manage') });
    await manage.getByRole('button', { name: projectsText('new') }).click();
    await manage.getByLabel(projectsText('name')).fill('The tide tables');
    await manage.getByRole('button', { name: projectsText('create') }).click();
    await manage.getByRole('listitem').filter({ hasText: 'The tide tables' }).waitFor();
    await page.keyboard.press('Escape');
    await manage.waitFor({ state: 'hidden' });

    await findCheckbox(page, 'The bar').check();
    await page.getByRole('button', { name: samplesText('move'), exact: true }).click();
    const move = page.getByRole('dialog', { name: samplesText('moving.title') });
    await move.getByLabel(projectsText('choose')).selectOption('The tide tables');
    await move.getByRole('button', { name: samplesText('moving.submit') }).click();
    await move.waitFor({ state: 'hidden' });
    await page.getByRole('row', { name: /The bar.*The tide tables/ }).waitFor();

    await findCheckbox(page, 'The bar').check();
    await findCheckbox(page, 'The weighing house').check();
    await page.getByRole('button', { name: samplesText('compare.submit'), exact: true }).click();
    const both = { one: 'The bar', other: 'The weighing house' };
    const compared = page.getByRole('heading', { name: t('lab.compare.title', both) });
    await compared.waitFor({ timeout: scaleTimeout(20_000) });
    const comparison = page.getByRole('dialog', { name: t('lab.compare.title', both) });
    await comparison.getByRole('figure').waitFor({ timeout: scaleTimeout(20_000) });
    await page.keyboard.press('Escape');
    await comparison.waitFor({ state: 'hidden' });

    const changed = page.getByLabel(samplesText('changed.label'), { exact: true });
    await changed.selectOption({ label: samplesText('changed.date') });
    await page.waitForURL(/changed=\d{4}-/);
    await page
      .getByRole('button', { name: new RegExp(samplesText('changed.dateLabel')) })
      .waitFor();
    await changed.selectOption({ label: samplesText('changed.spans.today') });
    await page.getByRole('link', { name: 'The bar', exact: true }).waitFor();
    await changed.selectOption({ label: samplesText('changed.any') });

    await page.getByLabel(samplesText('tag'), { exact: true }).selectOption('harbour');
    await expect.poll(() => page.getByRole('link', { name: 'The bar' }).count()).toBe(0);
    await page.getByRole('link', { name: 'The weighing house' }).waitFor();
    expect(page.url()).toContain('tag=harbour');
    await page.getByLabel(samplesText('tag'), { exact: true }).selectOption('');
    await page.getByLabel(samplesText('project'), { exact: true }).selectOption('The tide tables');
    await expect.poll(() => page.getByRole('link', { name: 'The weighing house' }).count()).toBe(0);
  });

  browserTest(
    'exports all texts of the server and this device in one zip',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      await saveSample(api, 'The weighing house');
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste('The marmalade stays at home.');
      await analyzer.analyzed();
      await analyzer.save('At home', 'device');
      await analyzer.saved(1, 'device');
      await page.goto('/app/writing-lab/samples');
      await page.getByRole('button', { name: samplesText('exporting.all') }).click();
      const dialog = page.getByRole('dialog', { name: samplesText('exporting.all') });
      await dialog.getByLabel(samplesText('exporting.format')).selectOption('md');
      const waiting = page.waitForEvent('download');
      await dialog
        .getByRole('button', { name: samplesText('exporting.submit'), exact: true })
        .click();
      const download = await waiting;

      const files = unzipSync(readFileSync(await download.path()));
      expect(Object.keys(files).sort()).toEqual([
        'At home.md',
        'The weighing house.md',
        'texts.json',
      ]);
      expect(strFromU8(files['At home.md'] ?? new Uint8Array())).toContain('marmalade');
    },
  );

  browserTest(
    'imports beyond the plan limit to this device and says so beforehand',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      for (let count = 0; count < 24; count += 1) await saveSample(api, `Text ${count}`);
      await page.goto('/app/writing-lab/samples');
      await page.getByRole('button', { name: samplesText('import'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: samplesText('importing.title') });
      const choose = dialog.getByLabel(samplesText('importing.choose'));
      const novel = [1, 2, 3].map((at) => `Chapter ${at}\n\nWords of it.`).join('\n\n');
      const buffer = Buffer.from(novel);
      await choose.setInputFiles([{ name: 'c.txt', mimeType: 'text/plain', buffer }]);
      await dialog
        .getByRole('checkbox', {
          name: samplesText('importing.splitNew', { count: 3, title: 'c' }),
        })
        .check();
      await dialog.getByText(samplesText('importing.over', { count: 2 })).waitFor();
      await dialog
        .getByRole('button', { name: samplesText('importing.remove', { name: 'c.txt' }) })
        .click();
      await choose.setInputFiles(
        ['a.txt', 'b.txt'].map((name) => ({
          name,
          mimeType: 'text/plain',
          buffer: Buffer.from(`Words of ${name}.`),
        })),
      );
      await dialog.getByText(samplesText('importing.over', { count: 1 })).waitFor();
      await dialog
        .getByRole('button', { name: samplesText('importing.submit', { count: 2 }) })
        .click();
      await dialog.getByText(samplesText('importing.done', { count: 2 })).waitFor();
      await dialog.getByText(samplesText('importing.savedHere')).waitFor();

      expect((await api.writingLab.listSamples({ query: {} })).total).toBe(25);
    },
  );

  browserTest('compares two versions word by word', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const sampleFields = { title: 'The bar', kind: 'fiction', language: 'en' } as const;
    const id = crypto.randomUUID();
    const text = 'One.\n\nThe tide went out slowly.';
    await api.writingLab.createSample({ body: { id, ...sampleFields, text } });
    await api.writingLab.saveSample({
      params: { id },
      body: { ...sampleFields, text: 'One.\n\nThe tide came out.', revision: 1, version: true },
    });
    await page.goto('/app/writing-lab/samples');
    const versions = lab('samples.versionsOf', { count: 2, title: sampleFields.title });
    await page.getByRole('button', { name: versions }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: lab('versions.read') })
      .last()
      .click();
    await dialog.getByLabel(samplesText('diff.other')).selectOption('now');
    await dialog.getByText(samplesText('diff.changes', { added: 1, removed: 2 })).waitFor();

    const changes = dialog.getByRole('region', { name: samplesText('diff.text') });
    expect(await changes.locator('del').allTextContents()).toEqual(['went', ' slowly']);
    expect(await changes.locator('ins').allTextContents()).toEqual(['came']);
  });
});

function findCheckbox(page: Page, title: string) {
  return page.getByRole('checkbox', { name: lab('samples.select', { title }) });
}

async function saveSample(api: Writer['api'], title: string): Promise<void> {
  const sampleFields = { kind: 'fiction', language: 'en' } as const;
  const text = 'The tide turned at nine.';
  await api.writingLab.createSample({
    body: { id: crypto.randomUUID(), title, ...sampleFields, text },
  });
}

function readFixture(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, '../packages/text-files/fixtures', name));
}

function buildZip(): Buffer {
  return Buffer.from(
    zipSync({
      'book/1 Slack water.md': strToU8('# Slack water\n\nKeziah counted the posts.'),
      'book/2 The bar.txt': strToU8('Nobody crossed the bar.'),
      'book/cover.png': strToU8('no text'),
    }),
  );
}
