import { expect } from 'vitest';
import { saltRoad } from './testkit/salt-road.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story(
  'what is logged in one window is shown in the others, which nobody touches',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id } = await api.goals.create({ body: saltRoad });
    await page.goto('/app/goals/active');
    await page.getByRole('heading', { name: saltRoad.title }).waitFor();
    const other = await page.context().newPage();
    await other.goto(`/app/goals/${id}`);
    await other.getByText(say('goals.entries.none')).waitFor();

    // A third window logs, with its own hands.
    const third = await page.context().newPage();
    await third.goto('/app');
    await third.getByRole('heading', { level: 1 }).waitFor();
    const log = third.getByRole('textbox', { name: say('progress.log.amount'), exact: true });
    await log.fill('420');
    await log.press('Enter');
    await third
      .getByRole('status')
      .getByText(/420 words/)
      .waitFor();

    await page.getByText('420 words', { exact: true }).first().waitFor();
    const entries = other.getByRole('listitem').filter({ hasText: '420 words' });
    await entries.first().waitFor();
  },
);

story(
  'a window reads once what it logged itself, and still hears of the others',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await api.goals.create({ body: saltRoad });
    const record = (amount: number) =>
      api.goals.recordEntry({
        params: { clientId: crypto.randomUUID() },
        body: { amount, source: 'manual' },
      });
    const shows = (n: number) =>
      page.getByRole('heading', { level: 1, name: say('home.words', { n }), exact: true });
    await page.goto('/app');
    await shows(0).waitFor();
    let reads = 0;
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().endsWith('/api/home')) reads += 1;
    });
    const untilQuiet = () =>
      expect
        .poll(async () => {
          const seen = reads;
          await page.waitForTimeout(2_500); // longer than the pace at which events are followed

          return reads - seen;
        })
        .toBe(0);
    let before = 0;
    await expect
      .poll(
        async () => {
          await record(1);
          before += 1;

          return shows(0).isVisible();
        },
        { interval: 500, timeout: 15_000 },
      )
      .toBe(false); // it listens
    await shows(before).waitFor();

    await untilQuiet();
    reads = 0;
    const log = page.getByRole('textbox', { name: say('progress.log.amount'), exact: true });
    await log.fill('420');
    await log.press('Enter');
    await shows(before + 420).waitFor();
    await record(80);
    await shows(before + 500).waitFor();

    expect(reads).toBe(2);
  },
);

story(
  'what is being typed in one window stays while others log, finish and change',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id } = await api.goals.create({ body: saltRoad });
    const record = (amount: number) =>
      api.goals.recordEntry({
        params: { clientId: crypto.randomUUID() },
        body: { amount, source: 'manual' },
      });
    await record(11);
    await page.goto(`/app/goals/${id}`);
    await page
      .getByRole('listitem')
      .filter({ hasText: '11 words' })
      .getByRole('button', { name: /^Edit/ })
      .click();
    const note = page.getByLabel(say('progress.log.note'), { exact: true });
    await note.last().fill('A thought half');
    for (const amount of [101, 102, 103, 104, 105, 106]) await record(amount);
    await page.getByRole('listitem').filter({ hasText: '106 words' }).waitFor();
    expect(await note.last().inputValue()).toBe('A thought half');

    const amount = page.getByLabel(say('progress.log.amount'), { exact: true }).first();
    await amount.fill('77');
    await record(40_000);
    await page.getByText(say('progress.standing.done')).first().waitFor();
    expect(await amount.inputValue()).toBe('77');
  },
);

story(
  'what is typed for a goal that is set aside elsewhere stays, and is sent',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id } = await api.goals.create({ body: saltRoad });
    await page.goto(`/app/goals/${id}`);
    const amount = page.getByLabel(say('progress.log.amount'), { exact: true });
    await amount.fill('77');
    await page.getByRole('button', { name: say('progress.log.addNote') }).click();
    await page.getByLabel(say('progress.log.note'), { exact: true }).fill('A thought half');
    await api.goals.changeStatus({ params: { id }, body: { status: 'abandoned' } });
    await page
      .locator('#content')
      .getByRole('listitem')
      .filter({ hasText: say('goal.history.abandoned') })
      .waitFor();
    await api.goals.changeStatus({ params: { id }, body: { status: 'archived' } });
    await page
      .locator('#content')
      .getByRole('listitem')
      .filter({ hasText: say('goal.history.archived') })
      .waitFor();
    await page.getByRole('button', { name: say('progress.log.submit'), exact: true }).click();

    await page
      .getByRole('status')
      .getByText(/77 words/)
      .waitFor();
    const { items } = await api.goals.listEntries({ query: {} });
    expect(items).toMatchObject([{ amount: 77, note: 'A thought half' }]);
  },
);

story(
  'the page of a goal that is removed elsewhere stays, and brings it back',
  async ({ newWriter }) => {
    const { page, api, expectTrouble } = await newWriter();
    expectTrouble(/status of 404/);
    const { id } = await api.goals.create({ body: saltRoad });
    await page.goto(`/app/goals/${id}`);
    const amount = page.getByLabel(say('progress.log.amount'), { exact: true });
    await amount.fill('77');
    const other = await page.context().newPage();
    await other.goto(`/app/goals/${id}`);
    await other.getByRole('button', { name: say('goal.actions.remove'), exact: true }).click();
    await other
      .getByRole('dialog')
      .getByRole('button', { name: say('goal.actions.removeConfirm'), exact: true })
      .click();
    await other.waitForURL((url) => url.pathname === '/app/goals');

    await page.getByText(say('goals.gone.text')).waitFor();
    expect(await amount.inputValue()).toBe('77');
    await page.getByRole('button', { name: say('progress.log.submit'), exact: true }).click();
    const told = page.getByRole('status').getByText(/77 words/);
    await told.waitFor();
    await amount.fill('88');
    await page.getByRole('button', { name: say('goals.gone.bringBack') }).click();
    await page.getByText(say('goals.gone.text')).waitFor({ state: 'detached' });

    await page
      .locator('#content')
      .getByRole('listitem')
      .filter({ hasText: say('goal.history.undone') })
      .waitFor();
    expect(await amount.inputValue()).toBe('88');
    expect((await api.goals.read({ params: { id } })).progress.total).toBe(77);
  },
);

story(
  'a goal that is removed elsewhere while it is edited can still be changed',
  async ({ newWriter }) => {
    const { page, api, expectTrouble } = await newWriter();
    expectTrouble(/status of 404/);
    const { id } = await api.goals.create({ body: saltRoad });
    await page.goto('/app/goals/active');
    const edit = { action: say('goals.actions.edit'), title: saltRoad.title };
    await page.getByRole('button', { name: say('goals.actions.named', edit) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('goals.create.goalTitle')).fill('The Salt Road, again');
    await api.goals.remove({ params: { id } });
    await page.getByText(say('goals.empty.noActive')).waitFor();
    const save = dialog.getByRole('button', { name: say('goals.edit.submit'), exact: true });
    await save.click();
    await dialog.getByRole('button', { name: say('goals.gone.bringBack') }).click();
    await dialog.getByText(say('goals.gone.text')).waitFor({ state: 'detached' });
    await save.click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('heading', { name: 'The Salt Road, again' }).waitFor();
  },
);

story('why a goal is set aside is not lost when that does not work', async ({ newWriter }) => {
  const { page, api, expectTrouble } = await newWriter();
  expectTrouble(/status of 409/);
  const { id } = await api.goals.create({ body: saltRoad });
  await page.goto(`/app/goals/${id}`);
  await page.getByRole('button', { name: say('goal.actions.setAside'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const note = dialog.getByLabel(say('goals.aside.reason'));
  await note.fill('Its road is another book');
  await api.goals.changeStatus({ params: { id }, body: { status: 'abandoned' } });
  await dialog.getByRole('button', { name: say('goals.aside.submit'), exact: true }).click();

  await dialog.getByText(say('errors.refusals.goal_transition_refused')).waitFor();
  expect(await note.inputValue()).toBe('Its road is another book');
});

story('a removed goal can be brought back long after its toast is gone', async ({ newWriter }) => {
  const { page, api, expectTrouble } = await newWriter();
  expectTrouble(/status of 404/);
  const { id } = await api.goals.create({ body: saltRoad });
  await api.goals.remove({ params: { id } });
  const bringBack = page.getByRole('button', {
    name: say('goals.removed.bringBack', { title: saltRoad.title }),
  });
  await page.goto('/app/goals/archived');
  await bringBack.click();
  await bringBack.waitFor({ state: 'detached' });
  expect((await api.goals.read({ params: { id } })).status).toBe('active');

  await api.goals.remove({ params: { id } });
  await page.goto(`/app/goals/${id}`);
  await bringBack.click();
  await page.getByRole('heading', { level: 1, name: saltRoad.title }).waitFor();
});
