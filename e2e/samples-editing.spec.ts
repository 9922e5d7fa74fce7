import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest, type Writer } from './testkit/browser-test.ts';
import { buildProject, chapterTitles } from './testkit/projects.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const lab = (key: string, values?: Parameters<typeof t>[1]) => t(`writing-lab.${key}`, values);
const samplesText = (key: string, values?: Parameters<typeof t>[1]) => t(`samples.${key}`, values);

describe('the library', () => {
  browserTest('lets a text be renamed and recategorized, with undo', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const id = await saveSample(api, 'Teh bar');
    await page.goto('/app/writing-lab/samples');
    await findCheckbox(page, 'Teh bar').check();
    await page.getByRole('button', { name: samplesText('edit'), exact: true }).click();
    const dialog = page.getByRole('dialog', {
      name: samplesText('editing.title', { title: 'Teh bar' }),
    });
    await dialog.getByLabel(lab('add.name')).fill('The bar');
    await dialog.getByLabel(lab('editor.kind')).selectOption('poetry');
    await dialog.getByLabel(samplesText('tagging.add')).fill('harbour');
    await dialog.getByRole('button', { name: samplesText('editing.begun') }).click();
    const calendar = page.getByRole('dialog', { name: samplesText('editing.begun') });
    await calendar.getByRole('button', { name: t('ui.date.previousMonth') }).click();
    await calendar.getByRole('button', { name: /^10\b/ }).click();
    await dialog.getByRole('button', { name: samplesText('editing.submit'), exact: true }).click();
    const undo = page.getByRole('button', { name: t('ui.undo') });
    await undo.waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('row', { name: /The bar.*harbour/ }).waitFor();
    const changed = await api.writingLab.readSample({ params: { id } });
    expect(changed).toMatchObject({ title: 'The bar', kind: 'poetry', tags: ['harbour'] });
    expect(changed).toMatchObject({ versions: 1, text: line });
    expect(changed.createdAt < changed.changedAt).toBe(true);
    expect(new Date(changed.createdAt).getUTCDate()).toBe(10);

    await undo.waitFor({ state: 'detached' }); // otherwise the next click would undo the first change

    await findCheckbox(page, 'The bar').check();
    await page.getByRole('button', { name: samplesText('edit'), exact: true }).click();
    const again = page.getByRole('dialog', {
      name: samplesText('editing.title', { title: 'The bar' }),
    });
    await again.getByLabel(lab('add.name')).fill('Nobody crossed');
    await again.getByRole('button', { name: samplesText('editing.submit'), exact: true }).click();
    await keepToastOpen(undo);
    await undo.click();
    await expect
      .poll(
        async () => {
          const { title, revision } = await api.writingLab.readSample({ params: { id } });

          return `${title} ${revision > changed.revision}`;
        },
        { interval: 500 }, // requests per minute are limited
      )
      .toBe('The bar true');
    await page.getByRole('link', { name: 'The bar', exact: true }).waitFor();
  });

  browserTest('adds a pasted text and asks before discarding it', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await page.goto('/app/writing-lab/samples');
    await page.getByRole('button', { name: lab('samples.add'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: lab('add.title') });
    await dialog.getByLabel(lab('add.text'), { exact: true }).fill(line);
    await page.keyboard.press('Escape');
    const asked = page.getByRole('dialog', { name: lab('add.leaveTitle') });
    await asked.getByRole('button', { name: lab('add.stay') }).click();
    await asked.waitFor({ state: 'hidden' });
    await dialog.getByLabel(lab('add.name')).fill('Neaps');
    await dialog.getByRole('button', { name: lab('add.submit'), exact: true }).click();
    await page.getByRole('link', { name: 'Neaps', exact: true }).waitFor();

    const { items } = await api.writingLab.listSamples({ query: {} });
    expect(items).toMatchObject([{ title: 'Neaps' }]);
  });

  browserTest(
    'keeps every new text on this device when the user has chosen so',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const sent: string[] = [];
      page.context().on('request', (request) => sent.push(String(request.postData())));
      await page.goto('/app/settings/privacy');
      await page.getByLabel(t('account.place.here')).check();
      await page.getByText(t('account.place.saved')).waitFor();
      await page.goto('/app/writing-lab/samples');
      await page.getByRole('button', { name: lab('samples.add'), exact: true }).click();
      const adding = page.getByRole('dialog', { name: lab('add.title') });
      expect(await adding.getByRole('radio', { name: lab('save.server') }).isDisabled()).toBe(true);
      await adding.getByLabel(lab('add.text'), { exact: true }).fill(line);
      await adding.getByRole('button', { name: lab('add.submit'), exact: true }).click();
      await page.getByRole('row', { name: /only on this device/ }).waitFor();

      await page.getByRole('button', { name: samplesText('import'), exact: true }).click();
      const importing = page.getByRole('dialog', { name: samplesText('importing.title') });
      const file = { name: 'Neaps.txt', mimeType: 'text/plain', buffer: Buffer.from(line) };
      await importing.getByLabel(samplesText('importing.choose')).setInputFiles([file]);
      await importing
        .getByRole('button', { name: samplesText('importing.submit', { count: 1 }) })
        .click();
      await importing.getByText(samplesText('importing.savedHere')).waitFor();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste(line);
      await analyzer.saveButton.click();
      await analyzer.dialog.getByRole('button', { name: lab('save.save') }).click();
      await analyzer.saved(1, 'device');

      expect(sent.filter((body) => body.includes(line))).toEqual([]);
      expect((await api.writingLab.listSamples({ query: {} })).total).toBe(0);
    },
  );

  browserTest('applies a bulk action to all pages of the selection', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    for (let count = 0; count < 27; count += 1) {
      const id = await saveSample(api, `Text ${count}`);
      await api.writingLab.removeSample({ params: { id } });
    }
    await page.goto('/app/writing-lab/samples?trash=yes');
    await page.getByRole('checkbox', { name: lab('samples.selectAll') }).check();
    await page.getByText(lab('samples.selected', { count: 25 })).waitFor();
    await page.getByRole('button', { name: samplesText('bulk.selectAll', { count: 27 }) }).click();
    await page.getByText(lab('samples.selected', { count: 27 })).waitFor();
    await page.getByRole('button', { name: lab('samples.erase'), exact: true }).click();
    const ask = page.getByRole('dialog', { name: lab('samples.eraseTitle', { count: 27 }) });
    await ask.getByRole('button', { name: lab('samples.erase'), exact: true }).click();
    await page.getByText(lab('samples.trashLede', { count: 0 })).waitFor();

    expect((await api.writingLab.listSamples({ query: { trashed: 'true' } })).total).toBe(0);
  });

  browserTest(
    'imports a folder and keeps the texts saved before a cancel',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const pendingCreates: (() => void)[] = [];
      await page.route(/\/api\/writing-lab\/samples$/, async (route) => {
        if (route.request().method() === 'POST') {
          await new Promise<void>((resolve) => pendingCreates.push(resolve));
        }
        await route.continue();
      });
      await page.goto('/app/writing-lab/samples');
      await page.getByRole('button', { name: samplesText('import'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: samplesText('importing.title') });
      await dialog.getByLabel(samplesText('importing.folder')).setInputFiles(createFolder());
      await dialog
        .getByRole('button', { name: samplesText('importing.submit', { count: 3 }) })
        .click();
      await dialog.getByText(samplesText('importing.saving')).waitFor();
      await expect.poll(() => pendingCreates.length).toBe(1);
      await dialog.getByRole('button', { name: t('ui.cancel'), exact: true }).click();
      pendingCreates[0]?.();
      await dialog.getByText(samplesText('importing.stopped')).waitFor();
      await dialog.getByText(samplesText('importing.done', { count: 1 })).waitFor();

      const { items } = await api.writingLab.listSamples({ query: {} });
      expect(items.map(({ title }) => title)).toEqual(['1 Slack water']);
    },
  );
});

browserTest('a split beyond the plan limit shows an error', async ({ newWriter }) => {
  const { page, api, allowErrors } = await newWriter();
  const parts = Array.from({ length: 26 }, (_, at) => `## Part ${at}\n\n${line}`);
  const { id } = await buildProject(api, [parts.join('\n\n')]);
  await page.goto(`/app/writing-lab/project/${id}`);
  const details = { name: t('manuscript.detailsOf', { title: chapterTitles[0] }) };
  await page.getByRole('button', details).click();
  await page.getByRole('button', { name: t('split.atHeadings') }).click();
  allowErrors(/status of 409/);
  await page.getByRole('button', { name: t('split.submit', { count: 26 }) }).click();

  await page
    .getByRole('alert')
    .getByText(t('split.noRoom', { count: 25 }))
    .waitFor();
});

const line = 'The tide turned at nine.';

function findCheckbox(page: Page, title: string) {
  return page.getByRole('checkbox', { name: lab('samples.select', { title }) });
}

async function saveSample(api: Writer['api'], title: string): Promise<string> {
  const id = crypto.randomUUID();
  const sampleFields = { kind: 'fiction', language: 'en' } as const;
  await api.writingLab.createSample({ body: { id, title, ...sampleFields, text: line } });

  return id;
}

/** A folder with three texts, one of them in a subfolder, and a picture. */
function createFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'longhand-folder-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  mkdirSync(join(path, 'part 2'));
  writeFileSync(join(path, '1 Slack water.md'), 'Keziah counted the posts.');
  writeFileSync(join(path, '2 The bar.txt'), 'Nobody crossed the bar.');
  writeFileSync(join(path, 'part 2', '3 Neaps.md'), 'The boats lay on the mud.');
  writeFileSync(join(path, 'cover.png'), 'no text');

  return path;
}
