import { expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { dayFromToday } from './testkit/day.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest('a table is previewed, corrected, imported and undone', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app/goals/imports');
  await page.getByRole('button', { name: t('imports.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('imports.title') });

  const broken = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 0, 0]) };
  await dialog.locator('input[type=file]').setInputFiles(broken);
  await dialog.getByText('cover.png isn’t a table').waitFor();

  await dialog.locator('input[type=file]').setInputFiles({
    name: 'log.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Datum;Stand;Werk\n01.10.2024;1.200;Die Fähre\n02.10.2024;1.850;Die Fähre\nbald;9;\n',
    ),
  });
  await dialog.getByText(t('imports.found', { fresh: 2, known: 0, future: 0 })).waitFor();
  await dialog.getByText('Row 3: “bald” isn’t a date.').waitFor();
  await dialog
    .getByLabel(t('imports.mode.label'))
    .selectOption({ label: t('imports.mode.set_total') });
  await dialog.getByRole('cell', { name: '650', exact: true }).waitFor();
  await dialog.getByRole('button', { name: t('imports.add', { n: 2 }) }).click();
  await dialog.getByText(t('imports.added', { n: 2 })).waitFor();

  const range = { from: '2024-10-01', to: '2024-10-31' };
  const daysOf = async () =>
    (await api.goals.listDays({ query: range })).days.map(({ amount }) => amount);
  expect(await daysOf()).toEqual([1_200, 650]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: 'as a table (CSV)', includeHidden: true })
      .dispatchEvent('click'),
  ]);
  expect(download.suggestedFilename()).toMatch(/^longhand-progress-[\d-]+\.csv$/);

  await dialog.getByRole('button', { name: t('imports.undo') }).click();
  await dialog.getByText(t('imports.list'), { exact: true }).waitFor();
  expect(await daysOf()).toEqual([]);
});

browserTest(
  'a pasted list is imported by keyboard alone, and a second import adds nothing',
  async ({ newWriter }) => {
    const { page } = await newWriter({ width: 360 });
    await page.goto('/app/goals/imports');
    const pasteList = async () => {
      const dialog = page.getByRole('dialog', { name: t('imports.title') });
      await dialog
        .getByLabel(t('imports.list'), { exact: true })
        .fill('Nov 1, 2024\t1,667\nNov 2, 2024\t0\nNov 3, 2024\t2,010');
      await dialog.getByRole('button', { name: t('imports.readList') }).press('Enter');

      return dialog;
    };
    await page.getByRole('button', { name: t('imports.open') }).press('Enter');
    const dialog = await pasteList();
    await dialog.getByRole('button', { name: t('imports.add', { n: 3 }) }).press('Enter');
    await dialog.getByText(t('imports.added', { n: 3 })).waitFor();
    await dialog.getByRole('button', { name: t('imports.another') }).press('Enter');

    await dialog.getByText(t('imports.pastedList')).waitFor();
    await pasteList();
    await dialog.getByText(t('imports.found', { fresh: 0, known: 3, future: 0 })).waitFor();
  },
);

browserTest('a calendar app reads the plan until its address is removed', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const [startOn, endOn] = [dayFromToday(0), dayFromToday(9)];
  await api.goals.create({ body: { title: 'The Ferry', targetAmount: 5_000, startOn, endOn } });
  await page.goto('/app/settings/integrations');
  await page.getByRole('button', { name: t('account.calendar.make') }).click();
  const address = page.getByRole('list', { name: t('account.calendar.label') });
  const { pathname } = new URL(await address.innerText());
  const read = () => fetch(new URL(pathname, page.url()));

  expect(await (await read()).text()).toContain('The Ferry: 500 words');
  await page.getByRole('button', { name: t('account.calendar.remove') }).click();
  await page.getByRole('button', { name: t('account.calendar.make') }).waitFor();
  expect((await read()).status).toBe(404);
});
