import { describe, expect } from 'vitest';
import { dayFromToday } from './testkit/day.ts';
import { keyboard } from './testkit/hands.ts';
import { breakNetwork } from './testkit/network.ts';
import { saltRoad } from './testkit/salt-road.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { holdToast } from './testkit/toasts.ts';

const say = wordsIn('en');
const text = (key: string, values?: Parameters<typeof say>[1]) => say(`goals.${key}`, values);

const draft = (title: string) => ({ ...saltRoad, title });

describe('a new goal', () => {
  story(
    'says of each field what it needs, and what the plan asks of a day',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      await page.goto('/app/goals/create');
      await page.getByLabel(text('create.amount'), { exact: true }).fill('none');
      await page.getByRole('button', { name: text('create.submit') }).click();
      await page.getByText(text('invalid.title')).waitFor();
      await page.getByText(text('invalid.amount', { max: 1_000_000_000 })).waitFor();

      const month = text('create.template.month', { days: 30, n: 50_000 });
      await page.getByRole('button', { name: month }).click();
      await page
        .getByRole('status')
        .getByText(/1,667 words a day/)
        .waitFor();
      await page.getByLabel(text('create.goalTitle')).fill('The Salt Road');
      await page.getByRole('button', { name: text('create.submit') }).click();
      await page.waitForURL('**/app/goals');
      await page.getByRole('heading', { name: 'The Salt Road' }).waitFor();
    },
  );

  story('rests on the days of the week that the writer keeps free', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await page.goto('/app/goals/create');
    const month = text('create.template.month', { days: 30, n: 50_000 });
    await page.getByRole('button', { name: month }).click();
    await page.getByLabel(text('create.goalTitle')).fill('Weekdays only');
    const week = page.getByRole('group', { name: text('create.writingDays') });
    for (const box of await week.getByRole('checkbox').all()) await box.uncheck();
    await page.getByRole('button', { name: text('create.submit') }).click();
    await page.getByText(text('invalid.writingDays')).waitFor();

    for (const day of ['Monday', 'Tuesday', 'Wednesday']) await week.getByLabel(day).check();
    await page
      .getByRole('status')
      .getByText(/a day, 3 days a week/)
      .waitFor();
    await page.getByRole('button', { name: text('create.submit') }).click();
    await page.getByRole('heading', { name: 'Weekdays only' }).waitFor();

    const { items } = await api.goals.list({ query: {} });
    expect(items[0]?.weekdayWeights).toEqual([100, 100, 100, 0, 0, 0, 0]);
  });

  story('that was begun is still there after leaving the screen', async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/goals/create');
    await page.getByLabel(text('create.goalTitle')).fill('Half a thought');
    await page.getByRole('link', { name: text('create.back') }).click();
    await page.getByRole('link', { name: text('empty.first') }).waitFor();
    await page.goBack();

    await page.getByText(text('create.kept')).waitFor();
    expect(await page.getByLabel(text('create.goalTitle')).inputValue()).toBe('Half a thought');
  });

  story('beyond the three of the plan is said before it is tried', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await api.goals.create({ body: draft('One') });
    await api.goals.create({ body: draft('Two') });
    await page.goto('/app/goals/create');
    await page.getByText(text('create.left', { left: 1 })).waitFor();
    await api.goals.create({ body: draft('Three') });
    await page.reload();

    await page.getByText(text('create.full', { max: 3 })).waitFor();
    expect(await page.getByRole('button', { name: text('create.submit') }).isDisabled()).toBe(true);
  });
});

describe('a goal', () => {
  story(
    'moves with what is logged by hand, and an entry can be taken back',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      await api.goals.create({ body: draft('The Salt Road') });
      await page.goto('/app/goals');
      const amount = page.getByLabel(say('progress.log.amount'), { exact: true });
      const log = page.getByRole('button', { name: say('progress.log.submit'), exact: true });
      await amount.fill('many');
      await log.click();
      await page.getByText(say('progress.log.amountNeeded', { example: 250 })).waitFor();

      await amount.fill('1,200');
      await log.click();
      const words = say('progress.amount', { measure: 'word', n: 1_200 });
      const moved = { title: 'The Salt Road', total: 1_200, amount: '30,000 words' };
      await page.getByText(say('progress.log.moved', moved)).waitFor();
      const entry = { amount: words, date: say('progress.log.today') };
      await page.getByRole('button', { name: text('entries.takeBackNamed', entry) }).click();
      await page.getByText(text('entries.none')).waitFor();
      expect((await api.home.read()).wordsToday).toBe(0);
    },
  );

  story('is completed, and set aside with a reason and an undo', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await api.goals.create({ body: draft('The Salt Road') });
    await api.goals.create({ body: draft('Four stories') });
    await page.goto('/app/goals/active');
    const act = (action: string, title: string) =>
      page.getByRole('button', {
        name: text('actions.named', { action: text(`actions.${action}`), title }),
      });
    await act('complete', 'Four stories').click();
    await page.getByText(text('changed.completed', { title: 'Four stories' })).waitFor();

    await act('setAside', 'The Salt Road').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text('aside.reason')).fill('The river comes first.');
    await dialog.getByRole('button', { name: text('aside.submit') }).click();
    const told = page.getByText(text('changed.abandoned', { title: 'The Salt Road' }));
    const undo = told.locator('..').getByRole('button', { name: say('ui.undo') });
    await holdToast(undo);
    await undo.click();
    await page.getByText(text('changed.active', { title: 'The Salt Road' })).waitFor();

    const { items } = await api.goals.list({ query: {} });
    expect(items.map(({ title, status }) => [title, status])).toEqual([
      ['The Salt Road', 'active'],
      ['Four stories', 'completed'],
    ]);
  });

  story(
    'changed in two windows tells the second, which keeps what it typed',
    async ({ newWriter }) => {
      const { page, api, expectTrouble } = await newWriter();
      expectTrouble(/status of 409/);
      const { id, version } = await api.goals.create({ body: draft('The Salt Road') });
      await page.goto('/app/goals/active');
      const edit = { action: text('actions.edit'), title: 'The Salt Road' };
      await page.getByRole('button', { name: text('actions.named', edit) }).click();
      await api.goals.change({ params: { id }, body: { version, description: 'From elsewhere' } });
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(text('create.goalTitle')).fill('The Salt Road, again');
      await dialog.getByRole('button', { name: text('edit.submit') }).click();
      await dialog.getByText(text('edit.conflict')).waitFor();
      await dialog.getByRole('button', { name: text('edit.submit') }).click();

      await page.getByRole('heading', { name: 'The Salt Road, again' }).waitFor();
    },
  );
});

story(
  'the year ledger tells its days, turns back a year by keyboard, and the address keeps it',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const lastYear = Number(dayFromToday(0).slice(0, 4)) - 1;
    for (const [amount, entryOn] of [
      [321, `${lastYear}-07-14`],
      [100, dayFromToday(0)],
    ] as const) {
      const body = { amount, source: 'manual' as const, entryOn };
      await api.goals.recordEntry({ params: { clientId: crypto.randomUUID() }, body });
    }
    await page.goto('/app/goals');
    const today = page.getByRole('gridcell', { name: `100 words ${text('ledger.today')}` });
    await today.focus();
    await page.getByText(/: 100 words$/).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText(new RegExp(`: ${text('week.nothing')}$`)).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(new RegExp(`: ${text('week.nothing')}$`)).waitFor({ state: 'detached' });
    await today.hover();
    await page.getByText(/: 100 words$/).waitFor();

    await keyboard(page).press(
      page.getByRole('button', { name: text('ledger.earlier', { year: String(lastYear) }) }),
    );

    const written = say('progress.amount', { measure: 'word', n: 321 });
    const title = text('ledger.title', { amount: written, year: String(lastYear) });
    await page.getByRole('heading', { name: title }).waitFor();
    // The first year: the button that was pressed is gone, and the one beside it has the keyboard.
    const later = page.getByRole('button', {
      name: text('ledger.later', { year: String(lastYear + 1) }),
    });
    await expect.poll(() => later.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.reload();
    await page.getByRole('heading', { name: title }).waitFor();
  },
);

story('what can not be loaded has one main button, that tries again', async ({ newWriter }) => {
  const { page, expectTrouble } = await newWriter();
  expectTrouble(/ERR_CONNECTION_RESET/);
  const mend = await breakNetwork(page, 'GET', /^\/api\/goals$/);
  await page.goto('/app/goals');
  await page.getByText(text('error.list')).waitFor();
  const retry = page.getByRole('button', { name: say('ui.tryAgain') });
  const create = page.getByRole('main').getByRole('link', { name: text('newGoal') });
  const fill = (button: typeof retry) =>
    button.evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect.poll(async () => (await fill(create)) === (await fill(retry))).toBe(false); // the colour fades

  await mend();
  await retry.click();
  await page.getByRole('heading', { level: 1, name: text('empty.title') }).waitFor();
});

story('a habit by weekdays says on its day of rest that today is free', async ({ newWriter }) => {
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
  const free = say('progress.free');
  const line = page.getByRole('progressbar', {
    name: say('progress.named', { name: 'Five hundred', amount: free }),
  });

  await page.goto('/app');
  await line.waitFor();
  await page.getByRole('listitem').getByText(free, { exact: true }).waitFor();
  await page.goto('/app/goals');
  await line.waitFor();
  await page.getByRole('listitem').getByText(free, { exact: true }).first().waitFor();
  const week = page.getByRole('list', { name: text('week.title') }).getByRole('listitem');
  expect(await week.count()).toBe(7);
  await week.filter({ hasText: text('week.rest') }).waitFor();
  await page.goto(`/app/goals/${id}`);
  await page.getByText(say('goal.lede.free')).waitFor();
});
