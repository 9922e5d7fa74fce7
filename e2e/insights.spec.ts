import { describe, expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { dayFromToday } from './testkit/day.ts';
import { openLoaded } from './testkit/open-loaded.ts';
import { seedAccount } from './testkit/seed-account.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const screens = ['analytics', 'progress', 'temporal', 'sentiment', 'trends'] as const;

describe.each(screens)('insights: %s', (name) => {
  browserTest('says what is missing in a new account', async ({ newWriter }) => {
    const { page } = await newWriter();
    await openLoaded(page, `/app/insights/${name}`);

    await page.getByText(t(`insight-screens.${name}.empty`)).waitFor();
    expect(await page.getByRole('link', { name: t('insight-screens.empty.sprint') }).count()).toBe(
      1,
    );
  });

  browserTest('shows charts of an account with content', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await seedAccount(api);
    await openLoaded(page, `/app/insights/${name}`);

    expect(await page.getByRole('figure').count()).toBeGreaterThan(0);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

browserTest('the overview of a new account says how much data is needed', async ({ newWriter }) => {
  const { page } = await newWriter();
  await openLoaded(page, '/app/insights');

  await page.getByRole('heading', { name: t('insight-screens.home.earlyTitle') }).waitFor();
  await page.getByText(t('insight-screens.home.question.sessions')).waitFor();
});

browserTest('range and comparison stay in the address', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await seedAccount(api);
  await openLoaded(page, '/app/insights/analytics');
  await page
    .getByLabel(t('insight-screens.period.range'), { exact: true })
    .selectOption('last_7_days');
  await page
    .getByLabel(t('insight-screens.period.compare'), { exact: true })
    .selectOption('previous');
  await page.getByRole('columnheader', { name: t('insight-screens.analytics.before') }).waitFor();

  expect(new URL(page.url()).search).toBe('?range=last_7_days&compare=previous');
  await page.reload();
  await page.getByRole('columnheader', { name: t('insight-screens.analytics.before') }).waitFor();
});

browserTest('a day opens from a chart by keyboard, and a note is added', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await api.goals.recordEntry({
    params: { clientId: crypto.randomUUID() },
    body: { amount: 812, source: 'manual', entryOn: dayFromToday(0), note: 'The ferry scene.' },
  });
  await openLoaded(page, '/app/insights/analytics');
  const chart = page.getByRole('figure', { name: t('insight-screens.analytics.series.day') });
  await chart.getByRole('slider').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The ferry scene.').waitFor();

  await dialog.getByLabel(t('insight-screens.annotations.label')).fill('Writing retreat');
  await dialog.getByRole('button', { name: t('insight-screens.annotations.add') }).click();
  await dialog
    .getByRole('button', {
      name: t('insight-screens.annotations.removeNamed', { label: 'Writing retreat' }),
    })
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

browserTest('in Arabic, later days are further left', async ({ newWriter }) => {
  const { page, api } = await newWriter({ language: 'ar' });
  await seedAccount(api, 'ar');
  await openLoaded(page, '/app/insights/analytics');
  const arabic = translatorFor('ar');
  const chart = page.getByRole('figure', { name: arabic('insight-screens.analytics.series.day') });
  const ringAt = async () => (await chart.locator('i').boundingBox())?.x ?? Number.NaN;
  await chart.getByRole('slider').focus();
  await page.keyboard.press('Home');
  const first = await ringAt();
  await page.keyboard.press('End');

  await expect.poll(ringAt).toBeLessThan(first);
});

browserTest(
  'a run of trends is kept, opened among the reports and deleted',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await seedAccount(api);
    await openLoaded(page, '/app/insights/trends');
    await page.getByLabel(t('insight-screens.trends.reports.name')).fill('Before the retreat');
    await page.getByRole('button', { name: t('insight-screens.trends.reports.create') }).click();
    await page.getByRole('link', { name: 'Before the retreat' }).waitFor();

    await openLoaded(page, '/app/reports');
    await page.getByRole('link', { name: 'Before the retreat' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Before the retreat' }).waitFor();
    await page.getByRole('figure').first().waitFor();
    await page.getByRole('link', { name: t('insight-screens.trends.reports.back') }).click();
    await page
      .getByRole('button', {
        name: t('insight-screens.trends.reports.removeNamed', { name: 'Before the retreat' }),
      })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('insight-screens.trends.reports.remove') })
      .click();
    await page.getByRole('link', { name: 'Before the retreat' }).waitFor({ state: 'detached' });

    const { total } = await api.insights.listTrendReports({ query: {} });
    expect(total).toBe(0);
  },
);
