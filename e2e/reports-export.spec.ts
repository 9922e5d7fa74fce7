import { readFile } from 'node:fs/promises';
import { openZip } from '@longhand/text-files/zip';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Api } from './testkit/api.ts';
import { browserTest } from './testkit/browser-test.ts';
import { dayFromToday } from './testkit/day.ts';
import { openLoaded } from './testkit/open-loaded.ts';
import { seedAccount } from './testkit/seed-account.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const isList = /\/api\/reports\/exports$/;
const formula = '=HYPERLINK("http://evil.example")';

async function logFormula(api: Api) {
  await api.goals.recordEntry({
    params: { clientId: crypto.randomUUID() },
    body: { amount: 500, source: 'manual', entryOn: dayFromToday(-1), note: formula },
  });
}

const exportsIn = (page: Page) => page.getByRole('list', { name: t('report-exports.list.title') });

async function download(page: Page): Promise<{ name: string; content: Buffer }> {
  const link = exportsIn(page).getByRole('link', { name: t('report-exports.list.download') });
  await link.first().waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), link.first().press('Enter')]);

  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

browserTest('a workbook is made, downloaded and deleted by keyboard', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await seedAccount(api);
  await logFormula(api);
  await openLoaded(page, '/app/reports/export');
  await page.getByText(t('report-exports.list.empty')).waitFor();
  await page.getByRole('checkbox', { name: t('report-exports.sections.goals') }).press('Space');
  await page.getByRole('button', { name: t('report-exports.form.start') }).press('Enter');

  const { name, content } = await download(page);
  expect(name).toMatch(/^longhand-export-\d{4}-\d\d-\d\d\.xlsx$/);
  const workbook = openZip(new Uint8Array(content));
  const part = (path: string) => new TextDecoder().decode(workbook.read(path));
  expect(part('xl/workbook.xml')).toContain(`name="${t('report-exports.sections.goals')}"`);
  const entries = part('xl/worksheets/sheet1.xml');
  expect(entries).toContain('=HYPERLINK(');
  expect(entries).not.toContain('<f>');

  await exportsIn(page)
    .getByRole('button', { name: t('report-exports.list.delete') })
    .press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('report-exports.list.delete') })
    .press('Enter');
  await page.getByText(t('report-exports.list.empty')).waitFor();
});

browserTest('a finished export is a notification that leads to it', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await logFormula(api);
  await api.reports.createExport({ body: { format: 'csv', sections: ['entries'] } });
  await openLoaded(page, '/app/notifications');
  await page
    .getByRole('link', { name: t('notifications.kinds.export_ready.title', { format: 'CSV' }) })
    .click();

  const { name, content } = await download(page);
  expect(name).toMatch(/\.csv$/);
  expect(content.toString('utf8')).toContain(`'=HYPERLINK(`);
});

browserTest('nothing chosen and nothing to export are said at once', async ({ newWriter }) => {
  const { page, allowErrors } = await newWriter();
  allowErrors(/400/);
  await openLoaded(page, '/app/reports/export');
  const start = page.getByRole('button', { name: t('report-exports.form.start') });
  const entries = page.getByRole('checkbox', { name: t('report-exports.sections.entries') });
  await entries.uncheck();
  await start.click();
  await page.getByText(t('report-exports.form.choose')).waitFor();
  await entries.check();
  await page.getByText(t('report-exports.form.choose')).waitFor({ state: 'detached' });
  await start.click();

  await page.getByRole('main').getByText(t('errors.refusals.export_empty')).waitFor();
});

/** Shows the only export of the writer in another state than it has. */
async function showStatus(page: Page, changes: object) {
  await page.route(isList, async (route) => {
    const response = await route.fetch();
    const { items } = await response.json();
    await route.fulfill({ response, json: { items: [{ ...items[0], ...changes }] } });
  });
}

browserTest('progress is shown; an export is canceled and started again', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await logFormula(api);
  await api.reports.createExport({ body: { format: 'json', sections: ['entries', 'goals'] } });
  await showStatus(page, { status: 'running', doneRows: 2, totalRows: 5 });
  await openLoaded(page, '/app/reports/export');
  const bar = page.getByRole('progressbar', { name: t('report-exports.list.running') });
  await bar.waitFor();
  expect(await bar.getAttribute('aria-valuenow')).toBe('40');
  await Promise.all([
    page.waitForResponse(/\/cancel$/),
    page.getByRole('button', { name: t('ui.cancel') }).click(),
  ]);

  await page.unroute(isList);
  await showStatus(page, { status: 'failed' });
  await page.reload();
  await page.getByText(t('report-exports.list.failed')).waitFor();
  await page.unroute(isList);
  await page.getByRole('button', { name: t('report-exports.list.retry') }).click();

  expect(JSON.parse((await download(page)).content.toString('utf8'))).toMatchObject({
    entries: [{ amount: 500, note: formula }],
  });
});

browserTest('the list can be loaded again after a failure', async ({ newWriter }) => {
  const { page, allowErrors } = await newWriter();
  allowErrors(/500/);
  await page.route(isList, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/app/reports/export');
  await page.getByText(t('report-exports.list.error')).waitFor();
  await page.unroute(isList);
  await page.getByRole('button', { name: t('ui.tryAgain') }).click();

  await page.getByText(t('report-exports.list.empty')).waitFor();
});

browserTest('an export reads in Arabic on a phone', async ({ newWriter }) => {
  const { page, api } = await newWriter({ language: 'ar', width: 360 });
  await seedAccount(api, 'ar');
  const ar = translatorFor('ar');
  await api.reports.createExport({ body: { format: 'pdf', sections: ['entries', 'goals'] } });
  await openLoaded(page, '/app/reports/export');
  await page.getByRole('link', { name: ar('report-exports.list.download') }).waitFor();

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
