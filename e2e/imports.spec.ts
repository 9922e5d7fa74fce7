import { expect } from 'vitest';
import { dayFromToday } from './testkit/day.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story('a table is looked at, put right, brought in and taken back', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app/goals/imports');
  await page.getByRole('button', { name: say('imports.open') }).click();
  const dialog = page.getByRole('dialog', { name: say('imports.title') });

  const broken = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 0, 0]) };
  await dialog.locator('input[type=file]').setInputFiles(broken);
  await dialog.getByText('cover.png is no table').waitFor();

  await dialog.locator('input[type=file]').setInputFiles({
    name: 'log.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Datum;Stand;Werk\n01.10.2024;1.200;Die Fähre\n02.10.2024;1.850;Die Fähre\nbald;9;\n',
    ),
  });
  await dialog.getByText(say('imports.found', { fresh: 2, known: 0, future: 0 })).waitFor();
  await dialog.getByText('Row 3: “bald” isn’t a date.').waitFor();
  await dialog
    .getByLabel(say('imports.mode.label'))
    .selectOption({ label: say('imports.mode.set_total') });
  await dialog.getByRole('cell', { name: '650', exact: true }).waitFor();
  await dialog.getByRole('button', { name: say('imports.add', { n: 2 }) }).click();
  await dialog.getByText(say('imports.added', { n: 2 })).waitFor();

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

  await dialog.getByRole('button', { name: say('imports.undo') }).click();
  await dialog.getByText(say('imports.list'), { exact: true }).waitFor();
  expect(await daysOf()).toEqual([]);
});

story(
  'a pasted list is brought in by keyboard alone, and again adds nothing',
  async ({ newWriter }) => {
    const { page } = await newWriter({ width: 360 });
    await page.goto('/app/goals/imports');
    const bringIn = async () => {
      const dialog = page.getByRole('dialog', { name: say('imports.title') });
      await dialog
        .getByLabel(say('imports.list'), { exact: true })
        .fill('Nov 1, 2024\t1,667\nNov 2, 2024\t0\nNov 3, 2024\t2,010');
      await dialog.getByRole('button', { name: say('imports.readList') }).press('Enter');

      return dialog;
    };
    await page.getByRole('button', { name: say('imports.open') }).press('Enter');
    const dialog = await bringIn();
    await dialog.getByRole('button', { name: say('imports.add', { n: 3 }) }).press('Enter');
    await dialog.getByText(say('imports.added', { n: 3 })).waitFor();
    await dialog.getByRole('button', { name: say('imports.another') }).press('Enter');

    await dialog.getByText(say('imports.pastedList')).waitFor();
    await bringIn();
    await dialog.getByText(say('imports.found', { fresh: 0, known: 3, future: 0 })).waitFor();
  },
);

story(
  'a calendar program reads the plan until its address is taken away',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const [startOn, endOn] = [dayFromToday(0), dayFromToday(9)];
    await api.goals.create({ body: { title: 'The Ferry', targetAmount: 5_000, startOn, endOn } });
    await page.goto('/app/settings/integrations');
    await page.getByRole('button', { name: say('account.calendar.make') }).click();
    const address = page.getByRole('list', { name: say('account.calendar.label') });
    const { pathname } = new URL(await address.innerText());
    const read = () => fetch(new URL(pathname, page.url()));

    expect(await (await read()).text()).toContain('The Ferry: 500 words');
    await page.getByRole('button', { name: say('account.calendar.remove') }).click();
    await page.getByRole('button', { name: say('account.calendar.make') }).waitFor();
    expect((await read()).status).toBe(404);
  },
);
