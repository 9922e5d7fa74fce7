import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { patience } from './testkit/patience.ts';
import { story, type Writer } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const lab = (key: string, values?: Parameters<typeof say>[1]) => say(`writing-lab.${key}`, values);
const words = (key: string, values?: Parameters<typeof say>[1]) => say(`samples.${key}`, values);
const projects = (key: string, values?: Parameters<typeof say>[1]) =>
  say(`projects.${key}`, values);

describe('the library', () => {
  story('takes many files and a zip at once, each with its result', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await page.goto('/app/writing-lab/samples');
    await page.getByRole('button', { name: words('import'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words('importing.title') });
    await dialog.getByLabel(words('importing.choose')).setInputFiles([
      { name: 'book.zip', mimeType: 'application/zip', buffer: book() },
      { name: 'one.docx', mimeType: '', buffer: fixture('by-libreoffice.docx') },
      { name: 'broken.odt', mimeType: '', buffer: Buffer.from('no document') },
    ]);
    await dialog.getByRole('button', { name: words('importing.submit', { count: 4 }) }).click();
    await dialog.getByText(words('importing.done', { count: 3 })).waitFor();
    const broken = dialog.getByRole('listitem').filter({ hasText: 'broken.odt' });
    expect(await broken.innerText()).toContain(words('fileProblem.broken'));
    await dialog
      .getByRole('button', { name: say('ui.close') })
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
  });

  story('has tags and projects, to filter by and to take back', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await save(api, 'The weighing house');
    await save(api, 'The bar');
    await page.goto('/app/writing-lab/samples');
    await select(page, 'The weighing house').check();
    await page.getByRole('button', { name: words('changeTags'), exact: true }).click();
    const tags = page.getByRole('dialog', { name: words('tagging.title') });
    await tags.getByLabel(words('tagging.add')).fill('harbour');
    await tags.getByRole('button', { name: words('tagging.submit') }).click();
    await tags.waitFor({ state: 'hidden' });
    await page.getByRole('row', { name: /harbour/ }).waitFor();

    await page.getByRole('button', { name: projects('manage'), exact: true }).click();
    const manage = page.getByRole('dialog', { name: projects('manage') });
    await manage.getByRole('button', { name: projects('new') }).click();
    await manage.getByLabel(projects('name')).fill('The tide tables');
    await manage.getByRole('button', { name: projects('create') }).click();
    await manage.getByRole('listitem').filter({ hasText: 'The tide tables' }).waitFor();
    await page.keyboard.press('Escape');
    await manage.waitFor({ state: 'hidden' });

    await select(page, 'The bar').check();
    await page.getByRole('button', { name: words('move'), exact: true }).click();
    const move = page.getByRole('dialog', { name: words('moving.title') });
    await move.getByLabel(projects('choose')).selectOption('The tide tables');
    await move.getByRole('button', { name: words('moving.submit') }).click();
    await move.waitFor({ state: 'hidden' });
    await page.getByRole('row', { name: /The bar.*The tide tables/ }).waitFor();

    await select(page, 'The bar').check();
    await select(page, 'The weighing house').check();
    await page.getByRole('button', { name: words('compare.submit'), exact: true }).click();
    const both = { one: 'The bar', other: 'The weighing house' };
    const compared = page.getByRole('heading', { name: say('lab.compare.title', both) });
    await compared.waitFor({ timeout: patience(20_000) });

    const changed = page.getByLabel(words('changed.label'), { exact: true });
    await changed.selectOption({ label: words('changed.date') });
    await page.waitForURL(/changed=\d{4}-/);
    await page.getByRole('button', { name: new RegExp(words('changed.dateLabel')) }).waitFor();
    await changed.selectOption({ label: words('changed.spans.today') });
    await page.getByRole('link', { name: 'The bar', exact: true }).waitFor();
    await changed.selectOption({ label: words('changed.any') });

    await page.getByLabel(words('tag'), { exact: true }).selectOption('harbour');
    await expect.poll(() => page.getByRole('link', { name: 'The bar' }).count()).toBe(0);
    await page.getByRole('link', { name: 'The weighing house' }).waitFor();
    expect(page.url()).toContain('tag=harbour');
    await page.getByLabel(words('tag'), { exact: true }).selectOption('');
    await page.getByLabel(words('project'), { exact: true }).selectOption('The tide tables');
    await expect.poll(() => page.getByRole('link', { name: 'The weighing house' }).count()).toBe(0);
  });

  story(
    'goes out whole in one zip, from the server and from this device',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      await save(api, 'The weighing house');
      const desk = deskOn(page, say);
      await desk.openNew();
      await desk.paste('The marmalade stays at home.');
      await desk.analyzed();
      await desk.save('At home', 'device');
      await desk.saved(1, 'device');
      await page.goto('/app/writing-lab/samples');
      await page.getByRole('button', { name: words('exporting.all') }).click();
      const dialog = page.getByRole('dialog', { name: words('exporting.all') });
      await dialog.getByLabel(words('exporting.format')).selectOption('md');
      const waiting = page.waitForEvent('download');
      await dialog.getByRole('button', { name: words('exporting.submit'), exact: true }).click();
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

  story('imports beyond the plan onto this device, and says so before', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    for (let count = 0; count < 24; count += 1) await save(api, `Text ${count}`);
    await page.goto('/app/writing-lab/samples');
    await page.getByRole('button', { name: words('import'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words('importing.title') });
    const choose = dialog.getByLabel(words('importing.choose'));
    const novel = [1, 2, 3].map((at) => `Chapter ${at}\n\nWords of it.`).join('\n\n');
    const buffer = Buffer.from(novel);
    await choose.setInputFiles([{ name: 'c.txt', mimeType: 'text/plain', buffer }]);
    await dialog
      .getByRole('checkbox', { name: words('importing.splitNew', { count: 3, title: 'c' }) })
      .check();
    await dialog.getByText(words('importing.over', { count: 2 })).waitFor();
    await dialog
      .getByRole('button', { name: words('importing.remove', { name: 'c.txt' }) })
      .click();
    await choose.setInputFiles(
      ['a.txt', 'b.txt'].map((name) => ({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(`Words of ${name}.`),
      })),
    );
    await dialog.getByText(words('importing.over', { count: 1 })).waitFor();
    await dialog.getByRole('button', { name: words('importing.submit', { count: 2 }) }).click();
    await dialog.getByText(words('importing.done', { count: 2 })).waitFor();
    await dialog.getByText(words('importing.savedHere')).waitFor();

    expect((await api.writingLab.listSamples({ query: {} })).total).toBe(25);
  });

  story('compares two versions word by word', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const described = { title: 'The bar', kind: 'fiction', language: 'en' } as const;
    const id = crypto.randomUUID();
    const text = 'One.\n\nThe tide went out slowly.';
    await api.writingLab.createSample({ body: { id, ...described, text } });
    await api.writingLab.saveSample({
      params: { id },
      body: { ...described, text: 'One.\n\nThe tide came out.', revision: 1, version: true },
    });
    await page.goto('/app/writing-lab/samples');
    const versions = lab('samples.versionsOf', { count: 2, title: described.title });
    await page.getByRole('button', { name: versions }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: lab('versions.read') })
      .last()
      .click();
    await dialog.getByLabel(words('diff.other')).selectOption('now');
    await dialog.getByText(words('diff.changes', { added: 1, removed: 2 })).waitFor();

    const changes = dialog.getByRole('region', { name: words('diff.text') });
    expect(await changes.locator('del').allTextContents()).toEqual(['went', ' slowly']);
    expect(await changes.locator('ins').allTextContents()).toEqual(['came']);
  });
});

function select(page: Page, title: string) {
  return page.getByRole('checkbox', { name: lab('samples.select', { title }) });
}

async function save(api: Writer['api'], title: string): Promise<void> {
  const described = { kind: 'fiction', language: 'en' } as const;
  const text = 'The tide turned at nine.';
  await api.writingLab.createSample({
    body: { id: crypto.randomUUID(), title, ...described, text },
  });
}

function fixture(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, '../packages/text-files/fixtures', name));
}

function book(): Buffer {
  return Buffer.from(
    zipSync({
      'book/1 Slack water.md': strToU8('# Slack water\n\nKeziah counted the posts.'),
      'book/2 The bar.txt': strToU8('Nobody crossed the bar.'),
      'book/cover.png': strToU8('no text'),
    }),
  );
}
