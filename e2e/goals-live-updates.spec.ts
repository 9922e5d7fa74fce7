import { expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { goalFixture } from './testkit/goal-fixture.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest('an entry logged in one window appears in the others', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const { id } = await api.goals.create({ body: goalFixture });
  await page.goto('/app/goals/active');
  await page.getByRole('heading', { name: goalFixture.title }).waitFor();
  const other = await page.context().newPage();
  await other.goto(`/app/goals/${id}`);
  await other.getByText(t('goals.entries.none')).waitFor();

  // A third window logs an entry.
  const third = await page.context().newPage();
  await third.goto('/app');
  await third.getByRole('heading', { level: 1 }).waitFor();
  const log = third.getByRole('textbox', { name: t('progress.log.amount'), exact: true });
  await log.fill('420');
  await log.press('Enter');
  await third
    .getByRole('status')
    .getByText(/420 words/)
    .waitFor();

  await page.getByText('420 words', { exact: true }).first().waitFor();
  const entries = other.getByRole('listitem').filter({ hasText: '420 words' });
  await entries.first().waitFor();
});

browserTest(
  'a window refetches once after its own entry and still receives other entries',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await api.goals.create({ body: goalFixture });
    const record = (amount: number) =>
      api.goals.recordEntry({
        params: { clientId: crypto.randomUUID() },
        body: { amount, source: 'manual' },
      });
    const homeHeading = (n: number) =>
      page.getByRole('heading', { level: 1, name: t('home.words', { n }), exact: true });
    await page.goto('/app');
    await homeHeading(0).waitFor();
    let reads = 0;
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().endsWith('/api/home')) reads += 1;
    });
    const waitUntilNoRefetch = () =>
      expect
        .poll(async () => {
          const seen = reads;
          await page.waitForTimeout(2_500); // longer than the interval at which events are handled

          return reads - seen;
        })
        .toBe(0);
    let before = 0;
    await expect
      .poll(
        async () => {
          await record(1);
          before += 1;

          return homeHeading(0).isVisible();
        },
        { interval: 500, timeout: 15_000 },
      )
      .toBe(false); // the page receives events
    await homeHeading(before).waitFor();

    await waitUntilNoRefetch();
    reads = 0;
    const log = page.getByRole('textbox', { name: t('progress.log.amount'), exact: true });
    await log.fill('420');
    await log.press('Enter');
    await homeHeading(before + 420).waitFor();
    await record(80);
    await homeHeading(before + 500).waitFor();

    expect(reads).toBe(2);
  },
);

browserTest(
  'text being typed in one window stays while others log, complete and change goals',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id } = await api.goals.create({ body: goalFixture });
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
    const note = page.getByLabel(t('progress.log.note'), { exact: true });
    await note.last().fill('A thought half');
    for (const amount of [101, 102, 103, 104, 105, 106]) await record(amount);
    await page.getByRole('listitem').filter({ hasText: '106 words' }).waitFor();
    expect(await note.last().inputValue()).toBe('A thought half');

    const amount = page.getByLabel(t('progress.log.amount'), { exact: true }).first();
    await amount.fill('77');
    await record(40_000);
    await page.getByText(t('progress.standing.done')).filter({ visible: true }).first().waitFor();
    expect(await amount.inputValue()).toBe('77');
  },
);

browserTest(
  'an entry typed for a goal that is abandoned elsewhere stays and is sent',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id } = await api.goals.create({ body: goalFixture });
    await page.goto(`/app/goals/${id}`);
    const amount = page.getByLabel(t('progress.log.amount'), { exact: true });
    await amount.fill('77');
    await page.getByRole('button', { name: t('progress.log.addNote') }).click();
    await page.getByLabel(t('progress.log.note'), { exact: true }).fill('A thought half');
    await api.goals.changeStatus({ params: { id }, body: { status: 'abandoned' } });
    await page
      .locator('#content')
      .getByRole('listitem')
      .filter({ hasText: t('goal.history.abandoned') })
      .waitFor();
    await api.goals.changeStatus({ params: { id }, body: { status: 'archived' } });
    await page
      .locator('#content')
      .getByRole('listitem')
      .filter({ hasText: t('goal.history.archived') })
      .waitFor();
    await page.getByRole('button', { name: t('progress.log.submit'), exact: true }).click();

    await page
      .getByRole('status')
      .getByText(/77 words/)
      .waitFor();
    const { items } = await api.goals.listEntries({ query: {} });
    expect(items).toMatchObject([{ amount: 77, note: 'A thought half' }]);
  },
);

browserTest(
  'the page of a goal deleted elsewhere stays open and can restore it',
  async ({ newWriter }) => {
    const { page, api, allowErrors } = await newWriter();
    allowErrors(/status of 404/);
    const { id } = await api.goals.create({ body: goalFixture });
    await page.goto(`/app/goals/${id}`);
    const amount = page.getByLabel(t('progress.log.amount'), { exact: true });
    await amount.fill('77');
    const other = await page.context().newPage();
    await other.goto(`/app/goals/${id}`);
    await other.getByRole('button', { name: t('goal.actions.remove'), exact: true }).click();
    await other
      .getByRole('dialog')
      .getByRole('button', { name: t('goal.actions.removeConfirm'), exact: true })
      .click();
    await other.waitForURL((url) => url.pathname === '/app/goals');

    await page.getByText(t('goals.gone.text')).waitFor();
    expect(await amount.inputValue()).toBe('77');
    await page.getByRole('button', { name: t('progress.log.submit'), exact: true }).click();
    const message = page.getByRole('status').getByText(/77 words/);
    await message.waitFor();
    await amount.fill('88');
    await page.getByRole('button', { name: t('goals.gone.bringBack') }).click();
    await page.getByText(t('goals.gone.text')).waitFor({ state: 'detached' });

    await page
      .locator('#content')
      .getByRole('listitem')
      .filter({ hasText: t('goal.history.undone') })
      .waitFor();
    expect(await amount.inputValue()).toBe('88');
    expect((await api.goals.read({ params: { id } })).progress.total).toBe(77);
  },
);

browserTest(
  'a goal deleted elsewhere while it is edited can be restored and changed',
  async ({ newWriter }) => {
    const { page, api, allowErrors } = await newWriter();
    allowErrors(/status of 404/);
    const { id } = await api.goals.create({ body: goalFixture });
    await page.goto('/app/goals/active');
    const edit = { action: t('goals.actions.edit'), title: goalFixture.title };
    await page.getByRole('button', { name: t('goals.actions.named', edit) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('goals.create.goalTitle')).fill('The Salt Road, again');
    await api.goals.remove({ params: { id } });
    await page.getByText(t('goals.empty.noActive')).waitFor();
    const save = dialog.getByRole('button', { name: t('goals.edit.submit'), exact: true });
    await save.click();
    await dialog.getByRole('button', { name: t('goals.gone.bringBack') }).click();
    await dialog.getByText(t('goals.gone.text')).waitFor({ state: 'detached' });
    await save.click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('heading', { name: 'The Salt Road, again' }).waitFor();
  },
);

browserTest(
  'the reason for abandoning a goal is not lost when the request fails',
  async ({ newWriter }) => {
    const { page, api, allowErrors } = await newWriter();
    allowErrors(/status of 409/);
    const { id } = await api.goals.create({ body: goalFixture });
    await page.goto(`/app/goals/${id}`);
    await page.getByRole('button', { name: t('goal.actions.setAside'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const note = dialog.getByLabel(t('goals.aside.reason'));
    await note.fill('Its road is another book');
    await api.goals.changeStatus({ params: { id }, body: { status: 'abandoned' } });
    await dialog.getByRole('button', { name: t('goals.aside.submit'), exact: true }).click();

    await dialog.getByText(t('errors.refusals.goal_transition_refused')).waitFor();
    expect(await note.inputValue()).toBe('Its road is another book');
  },
);

browserTest('a deleted goal can be restored after its toast has closed', async ({ newWriter }) => {
  const { page, api, allowErrors } = await newWriter();
  allowErrors(/status of 404/);
  const { id } = await api.goals.create({ body: goalFixture });
  await api.goals.remove({ params: { id } });
  const bringBack = page.getByRole('button', {
    name: t('goals.removed.bringBack', { title: goalFixture.title }),
  });
  await page.goto('/app/goals/archived');
  await bringBack.click();
  await bringBack.waitFor({ state: 'detached' });
  expect((await api.goals.read({ params: { id } })).status).toBe('active');

  await api.goals.remove({ params: { id } });
  await page.goto(`/app/goals/${id}`);
  await bringBack.click();
  await page.getByRole('heading', { level: 1, name: goalFixture.title }).waitFor();
});
