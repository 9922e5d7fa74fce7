import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { Api } from './testkit/api.ts';
import { browserTest } from './testkit/browser-test.ts';
import { dayFromToday } from './testkit/day.ts';
import { openLoaded } from './testkit/open-loaded.ts';
import { seedAccount } from './testkit/seed-account.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

/** Entries on each of the last 70 days, so that the last week and month are not empty. */
async function logWeeks(api: Api): Promise<void> {
  for (let daysAgo = 0; daysAgo < 70; daysAgo++) {
    await api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: {
        amount: 300 + ((daysAgo * 37) % 90),
        source: 'manual',
        entryOn: dayFromToday(-daysAgo),
        note: daysAgo % 9 === 0 ? 'The ferry scene.' : '',
      },
    });
  }
}

browserTest('a new account is told when its first report is made', async ({ newWriter }) => {
  const { page } = await newWriter();
  for (const path of ['/app/reports', '/app/reports/weekly', '/app/reports/monthly']) {
    await openLoaded(page, path);
    await page.getByText(t('reports.empty.title')).waitFor();
  }
  await page.getByRole('button', { name: t('reports.empty.make') }).click();

  await page.getByText(t('reports.empty.made', { n: 0 })).waitFor();
});

browserTest('reports are made, opened by keyboard and updated', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await seedAccount(api);
  await logWeeks(api);
  await openLoaded(page, '/app/reports');
  await page.getByRole('button', { name: t('reports.empty.make') }).press('Enter');
  const table = page.getByRole('table', { name: t('reports.home') });
  await table.getByText(t('reports.new')).first().waitFor();
  await table.getByRole('link', { name: /^Week of/ }).press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Week of/ }).waitFor();
  await page.getByRole('figure').first().waitFor();
  await page.getByText('The ferry scene.').first().waitFor();

  const { items } = await api.reports.list({ query: { period: 'week' } });
  const [week] = items;
  await api.goals.recordEntry({
    params: { clientId: crypto.randomUUID() },
    body: { amount: 5_000, source: 'manual', entryOn: week?.to ?? '' },
  });
  await page.getByText(t('reports.outdated')).waitFor();
  await page.getByRole('button', { name: t('reports.update') }).press('Enter');
  await page.getByText(t('reports.updated')).waitFor();
  await page.getByText(t('reports.outdated')).waitFor({ state: 'detached' });

  const updated = await api.reports.read({ params: { id: week?.id ?? '' } });
  expect(updated.content.bestDay?.on).toBe(week?.to);
  expect(updated.openedAt).not.toBeNull();
  await page.getByRole('link', { name: t('reports.all') }).click();
  await table.getByText(t('reports.changed')).waitFor();
});

browserTest('a report reads in Arabic on a phone', async ({ newWriter }) => {
  const { page, api } = await newWriter({ language: 'ar', width: 360 });
  await seedAccount(api, 'ar');
  await logWeeks(api);
  await api.reports.create();
  const ar = translatorFor('ar');
  await openLoaded(page, '/app/reports/monthly');
  await page.getByRole('heading', { name: ar('reports.goals.title') }).waitFor();

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

browserTest('a report that cannot be loaded can be retried', async ({ newWriter }) => {
  const { page, api, allowErrors } = await newWriter();
  allowErrors(/500/);
  await logWeeks(api);
  await api.reports.create();
  const isReport = /\/api\/reports\/[\w-]+$/;
  await page.route(isReport, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/app/reports/weekly');
  await page.getByText(t('reports.reportError')).waitFor();
  await page.unroute(isReport);
  await page.getByRole('button', { name: t('ui.tryAgain') }).click();

  await page.getByRole('figure').first().waitFor();
});

browserTest('a report is downloaded as PDF by keyboard', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await logWeeks(api);
  await api.reports.create();
  await openLoaded(page, '/app/reports/weekly');
  const link = page.getByRole('link', { name: t('reports.download') });
  const [file] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);

  expect(file.suggestedFilename()).toMatch(/^longhand-week-\d{4}-\d\d-\d\d\.pdf$/);
  expect((await readFile(await file.path())).toString('latin1', 0, 5)).toBe('%PDF-');
});
