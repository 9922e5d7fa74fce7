import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest as baseTest } from './testkit/browser-test.ts';
import { openLoaded } from './testkit/open-loaded.ts';
import { seedAccount } from './testkit/seed-account.ts';
import { startServer } from './testkit/server.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

/** A server whose operator allows custom reports on the free plan. */
const plusTest = baseTest.extend(
  'server',
  { scope: 'file' },
  async ({ mailbox }, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'longhand-plans-'));
    const file = join(folder, 'plans.json');
    writeFileSync(file, JSON.stringify({ free: { entitlements: { customReports: true } } }));
    const server = await startServer(mailbox, { PLANS_FILE: file });
    onCleanup(async () => {
      await server.remove();
      rmSync(folder, { recursive: true });
    });

    return server;
  },
);

const t = translatorFor('en');
const path = '/app/reports/custom';

baseTest(
  'a free writer sees a live preview and learns once that saving needs Plus',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await seedAccount(api);
    await openLoaded(page, path);
    await page.getByRole('figure').first().waitFor();
    expect(await page.getByText(t('custom-reports.plan')).count()).toBe(1);
    expect(await page.getByRole('button', { name: t('custom-reports.saved.save') }).count()).toBe(
      0,
    );

    await page.getByLabel(t('custom-reports.form.name')).fill('My autumn');
    await page.getByRole('heading', { name: 'My autumn' }).waitFor();
    await page.getByLabel(t('custom-reports.form.language')).selectOption('de');
    const preview = page.getByRole('region', { name: t('custom-reports.preview.title') });
    await preview.getByText(translatorFor('de')('reports.goals.title'), { exact: true }).waitFor();
    expect(await preview.locator('article').getAttribute('lang')).toBe('de');
    expect(await seriousViolations(page)).toEqual([]);
  },
);

plusTest(
  'a report is ordered by keyboard, saved, duplicated, deleted and restored',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await seedAccount(api);
    await openLoaded(page, path);
    await page.getByLabel(t('custom-reports.form.name')).fill('For my agent');
    const name = t('custom-reports.blocks.goals');
    const up = page.getByRole('button', { name: t('custom-reports.sections.up', { name }) });
    await up.press('Enter');
    await up.press('Enter');
    await up.press('Enter');
    await page
      .getByText(t('custom-reports.sections.moved', { name, at: 1, of: 5 }), { exact: true })
      .waitFor({ state: 'attached' });
    await page.getByLabel(t('custom-reports.sections.add')).selectOption('note');
    await page
      .getByLabel(t('custom-reports.form.note'), { exact: true })
      .fill('Dear Ada,\n\nmy month.');
    await page.getByText('my month.', { exact: true }).waitFor();

    await page.reload();
    await page.getByText(t('custom-reports.saved.unsaved')).waitFor();
    await page.getByRole('button', { name: t('custom-reports.saved.save') }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'For my agent' }).waitFor();
    await page.getByText(t('custom-reports.saved.allSaved')).waitFor();
    const { items } = await api.reports.listCustom({ query: {} });
    expect(items[0]?.definition).toMatchObject({
      title: 'For my agent',
      blocks: ['goals', 'figures', 'series', 'projects', 'highlights', 'note'],
    });

    await page.getByRole('link', { name: t('custom-reports.saved.all') }).click();
    const row = { name: 'For my agent' };
    await page.getByRole('button', { name: t('custom-reports.saved.duplicateNamed', row) }).click();
    const copy = t('custom-reports.saved.copyOf', row);
    await page.getByRole('link', { name: copy }).waitFor();
    await page
      .getByRole('button', { name: t('custom-reports.saved.deleteNamed', { name: copy }) })
      .click();
    await page.getByRole('link', { name: copy }).waitFor({ state: 'detached' });
    const undo = page.getByRole('button', { name: t('ui.undo') });
    await keepToastOpen(undo);
    await undo.click();
    await page.getByRole('link', { name: copy }).waitFor();
    await page
      .getByRole('button', { name: t('custom-reports.saved.deleteNamed', row) })
      .press('Enter');
    await page.getByText(t('custom-reports.saved.trash', { n: 1 })).click();
    await page.getByRole('button', { name: t('custom-reports.saved.restoreNamed', row) }).click();
    await page.getByRole('link', { name: 'For my agent', exact: true }).waitFor();
  },
);

plusTest(
  'changes made elsewhere are not overwritten, and no change is lost',
  async ({ newWriter }) => {
    const { page, api, allowErrors } = await newWriter();
    await seedAccount(api);
    const params = { id: crypto.randomUUID() };
    const definition = { title: 'Mine', language: 'en', blocks: ['figures'] } as const;
    const body = { definition: { ...definition, blocks: [...definition.blocks] } };
    await api.reports.saveCustom({ params, body });
    await openLoaded(page, `${path}?report=${params.id}`);
    await page.getByLabel(t('custom-reports.form.name')).fill('Changed on this page');
    await api.reports.saveCustom({
      params,
      body: { definition: { ...body.definition, title: 'Changed elsewhere' }, version: 1 },
    });
    allowErrors(/409/);
    await page.getByRole('button', { name: t('custom-reports.saved.saveChanges') }).click();
    await page.getByText(t('custom-reports.saved.changedElsewhere')).waitFor();
    await page.getByRole('button', { name: t('custom-reports.saved.saveCopy') }).click();
    await page.getByRole('heading', { level: 1, name: 'Changed on this page (copy)' }).waitFor();

    const { items } = await api.reports.listCustom({ query: {} });
    expect(items.map(({ definition: { title } }) => title).toSorted()).toEqual([
      'Changed elsewhere',
      'Changed on this page (copy)',
    ]);
  },
);

plusTest(
  'a shared report is read without an account until its link is revoked',
  async ({ newWriter, newVisitor }) => {
    const { page, api } = await newWriter();
    await seedAccount(api);
    const params = { id: crypto.randomUUID() };
    await api.reports.saveCustom({
      params,
      body: {
        definition: { title: 'For Ada', language: 'ar', blocks: ['figures', 'series', 'goals'] },
      },
    });
    await openLoaded(page, `${path}?report=${params.id}`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t('custom-reports.saved.file') }).click();
    const file = await readFile(await (await download).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('button', { name: t('custom-reports.share.create') }).click();
    const address = await page.getByLabel(t('custom-reports.share.link')).inputValue();
    const reader = await newVisitor({ width: 360 });
    await reader.page.goto(address);
    await reader.page.getByRole('heading', { level: 1, name: 'For Ada' }).waitFor();
    expect(await reader.page.getAttribute('html', 'dir')).toBe('rtl');
    expect(await reader.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await seriousViolations(reader.page)).toEqual([]);

    await page.getByRole('button', { name: t('custom-reports.share.revoke') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('custom-reports.share.revoke') })
      .click();
    await page.getByRole('button', { name: t('custom-reports.share.create') }).waitFor();
    reader.allowErrors(/404/);
    await reader.page.reload();
    await reader.page.getByText(t('custom-reports.page.notFound')).waitFor();
  },
);

plusTest('the builder reads in Arabic on a phone', async ({ newWriter }) => {
  const { page, api } = await newWriter({ language: 'ar', width: 360 });
  await seedAccount(api, 'ar');
  await openLoaded(page, path);
  await page.getByRole('figure').first().waitFor();

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await seriousViolations(page)).toEqual([]);
});
