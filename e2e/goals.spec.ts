import { describe, expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { dayFromToday } from './testkit/day.ts';
import { goalFixture } from './testkit/goal-fixture.ts';
import { breakNetwork } from './testkit/network.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const goalsText = (key: string, values?: Parameters<typeof t>[1]) => t(`goals.${key}`, values);

const draft = (title: string) => ({ ...goalFixture, title });

describe('a new goal', () => {
  browserTest(
    'shows the error of each field and the planned amount per day',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      await page.goto('/app/goals/create');
      await page.getByLabel(goalsText('create.amount'), { exact: true }).fill('none');
      await page.getByRole('button', { name: goalsText('create.submit') }).click();
      await page.getByText(goalsText('invalid.title')).waitFor();
      await page.getByText(goalsText('invalid.amount', { max: 1_000_000_000 })).waitFor();

      const month = goalsText('create.template.month', { days: 30, n: 50_000 });
      await page.getByRole('button', { name: month }).click();
      await page
        .getByRole('status')
        .getByText(/1,667 words a day/)
        .waitFor();
      await page.getByLabel(goalsText('create.goalTitle')).fill('The Salt Road');
      await page.getByRole('button', { name: goalsText('create.submit') }).click();
      await page.waitForURL('**/app/goals');
      await page.getByRole('heading', { name: 'The Salt Road' }).waitFor();
    },
  );

  browserTest('has rest days on the weekdays the user leaves free', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await page.goto('/app/goals/create');
    const month = goalsText('create.template.month', { days: 30, n: 50_000 });
    await page.getByRole('button', { name: month }).click();
    await page.getByLabel(goalsText('create.goalTitle')).fill('Weekdays only');
    const week = page.getByRole('group', { name: goalsText('create.writingDays') });
    for (const box of await week.getByRole('checkbox').all()) await box.uncheck();
    await page.getByRole('button', { name: goalsText('create.submit') }).click();
    await page.getByText(goalsText('invalid.writingDays')).waitFor();

    for (const day of ['Monday', 'Tuesday', 'Wednesday']) await week.getByLabel(day).check();
    await page
      .getByRole('status')
      .getByText(/a day, 3 days a week/)
      .waitFor();
    await page.getByRole('button', { name: goalsText('create.submit') }).click();
    await page.getByRole('heading', { name: 'Weekdays only' }).waitFor();

    const { items } = await api.goals.list({ query: {} });
    expect(items[0]?.weekdayWeights).toEqual([100, 100, 100, 0, 0, 0, 0]);
  });

  browserTest('keeps its draft when the user leaves the screen', async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/goals/create');
    await page.getByLabel(goalsText('create.goalTitle')).fill('Half a thought');
    await page.getByRole('link', { name: goalsText('create.back') }).click();
    await page.getByRole('link', { name: goalsText('empty.first') }).waitFor();
    await page.goBack();

    await page.getByText(goalsText('create.kept')).waitFor();
    expect(await page.getByLabel(goalsText('create.goalTitle')).inputValue()).toBe(
      'Half a thought',
    );
  });

  browserTest(
    'beyond the three of the plan is refused before it is submitted',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      await api.goals.create({ body: draft('One') });
      await api.goals.create({ body: draft('Two') });
      await page.goto('/app/goals/create');
      await page.getByText(goalsText('create.left', { left: 1 })).waitFor();
      await api.goals.create({ body: draft('Three') });
      await page.reload();

      await page.getByText(goalsText('create.full', { max: 3 })).waitFor();
      expect(
        await page.getByRole('button', { name: goalsText('create.submit') }).isDisabled(),
      ).toBe(true);
    },
  );
});

describe('a goal', () => {
  browserTest('progresses with a logged entry, which can be deleted', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await api.goals.create({ body: draft('The Salt Road') });
    await page.goto('/app/goals');
    const amount = page.getByLabel(t('progress.log.amount'), { exact: true });
    const log = page.getByRole('button', { name: t('progress.log.submit'), exact: true });
    await amount.fill('many');
    await log.click();
    await page.getByText(t('progress.log.amountNeeded', { example: 250 })).waitFor();

    await amount.fill('1,200');
    await log.click();
    const words = t('progress.amount', { measure: 'word', n: 1_200 });
    const moved = { title: 'The Salt Road', total: 1_200, amount: '30,000 words' };
    await page.getByText(t('progress.log.moved', moved)).waitFor();
    const entry = { amount: words, date: t('progress.log.today') };
    await page.getByRole('button', { name: goalsText('entries.takeBackNamed', entry) }).click();
    await page.getByText(goalsText('entries.none')).waitFor();
    expect((await api.home.read()).wordsToday).toBe(0);
  });

  browserTest('is completed, and abandoned with a reason and an undo', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await api.goals.create({ body: draft('The Salt Road') });
    await api.goals.create({ body: draft('Four stories') });
    await page.goto('/app/goals/active');
    const act = (action: string, title: string) =>
      page.getByRole('button', {
        name: goalsText('actions.named', { action: goalsText(`actions.${action}`), title }),
      });
    await act('complete', 'Four stories').click();
    await page.getByText(goalsText('changed.completed', { title: 'Four stories' })).waitFor();

    await act('setAside', 'The Salt Road').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(goalsText('aside.reason')).fill('The river comes first.');
    await dialog.getByRole('button', { name: goalsText('aside.submit') }).click();
    const message = page.getByText(goalsText('changed.abandoned', { title: 'The Salt Road' }));
    const undo = message.locator('..').getByRole('button', { name: t('ui.undo') });
    await keepToastOpen(undo);
    await undo.click();
    await page.getByText(goalsText('changed.active', { title: 'The Salt Road' })).waitFor();

    const { items } = await api.goals.list({ query: {} });
    expect(items.map(({ title, status }) => [title, status])).toEqual([
      ['The Salt Road', 'active'],
      ['Four stories', 'completed'],
    ]);
  });

  browserTest(
    'changed in two windows shows a conflict in the second, which keeps its input',
    async ({ newWriter }) => {
      const { page, api, allowErrors } = await newWriter();
      allowErrors(/status of 409/);
      const { id, version } = await api.goals.create({ body: draft('The Salt Road') });
      await page.goto('/app/goals/active');
      const edit = { action: goalsText('actions.edit'), title: 'The Salt Road' };
      await page.getByRole('button', { name: goalsText('actions.named', edit) }).click();
      await api.goals.change({ params: { id }, body: { version, description: 'From elsewhere' } });
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(goalsText('create.goalTitle')).fill('The Salt Road, again');
      await dialog.getByRole('button', { name: goalsText('edit.submit') }).click();
      await dialog.getByText(goalsText('edit.conflict')).waitFor();
      await dialog.getByRole('button', { name: goalsText('edit.submit') }).click();

      await page.getByRole('heading', { name: 'The Salt Road, again' }).waitFor();
    },
  );
});

browserTest('a failed list has one primary button, which retries', async ({ newWriter }) => {
  const { page, allowErrors } = await newWriter();
  allowErrors(/ERR_CONNECTION_RESET/);
  const restoreNetwork = await breakNetwork(page, 'GET', /^\/api\/goals$/);
  await page.goto('/app/goals');
  await page.getByText(goalsText('error.list')).waitFor();
  const retry = page.getByRole('button', { name: t('ui.tryAgain') });
  const create = page.getByRole('main').getByRole('link', { name: goalsText('newGoal') });
  const backgroundOf = (button: typeof retry) =>
    button.evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect
    .poll(async () => (await backgroundOf(create)) === (await backgroundOf(retry)))
    .toBe(false); // the color changes with a transition

  await restoreNetwork();
  await retry.click();
  await page.getByRole('heading', { level: 1, name: goalsText('empty.title') }).waitFor();
});

browserTest('a weekday habit says on its rest day that today is free', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const weekday = (new Date(dayFromToday(0)).getUTCDay() + 6) % 7;
  const { id } = await api.goals.create({
    body: {
      ...{ kind: 'habit', title: 'Five hundred', targetAmount: 500, measure: 'word' },
      ...{ cadence: { unit: 'day', count: 1, times: null }, endOn: null },
      startOn: dayFromToday(-3),
      weekdayWeights: [100, 100, 100, 100, 100, 100, 100].with(weekday, 0),
    },
  });
  const free = t('progress.free');
  const line = page.getByRole('progressbar', {
    name: t('progress.named', { name: 'Five hundred', amount: free }),
  });

  await page.goto('/app');
  await line.waitFor();
  await page.getByRole('listitem').getByText(free, { exact: true }).waitFor();
  await page.goto('/app/goals');
  await line.waitFor();
  await page.getByRole('listitem').getByText(free, { exact: true }).first().waitFor();
  const week = page.getByRole('list', { name: goalsText('week.title') }).getByRole('listitem');
  expect(await week.count()).toBe(7);
  await week.filter({ hasText: goalsText('week.rest') }).waitFor();
  await page.goto(`/app/goals/${id}`);
  await page.getByText(t('goal.lede.free')).waitFor();
});
