import { expect } from 'vitest';
import { breakNetwork } from './testkit/network.ts';
import { saltRoad } from './testkit/salt-road.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story('the key L logs from anywhere but a field, and Enter sends', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await api.goals.create({ body: saltRoad });
  await page.goto('/app/achievements');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('l');
  const dialog = page.getByRole('dialog', { name: say('progress.log.title') });
  const amount = dialog.getByLabel(say('progress.log.amount'), { exact: true });
  const hasFocus = () => amount.evaluate((field) => field === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.type('420');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(async () => (await api.home.read()).wordsToday).toBe(420);

  await page.goto('/app/goals/create');
  await page.getByLabel(say('goals.create.goalTitle')).pressSequentially('All the ells');
  expect(await dialog.count()).toBe(0);
});

story(
  'an amount goes toward the goal worked on last, one of a project too, and is taken back',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const project = await api.projects.create({
      body: { id: crypto.randomUUID(), title: 'Tides' },
    });
    await api.goals.create({ body: { ...saltRoad, title: 'Everything' } });
    const pages = { ...saltRoad, title: 'Tides in pages', measure: 'page' as const };
    const { id } = await api.goals.create({ body: { ...pages, projectIds: [project.id] } });
    const totalOf = async () => (await api.goals.read({ params: { id } })).progress.total;
    await page.goto('/app/achievements');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('l');
    const dialog = page.getByRole('dialog', { name: say('progress.log.title') });
    const toward = dialog.getByLabel(say('progress.log.toward'));
    await toward.selectOption({ label: pages.title });
    await dialog.getByLabel(say('progress.log.amount'), { exact: true }).fill('-3');
    await page.keyboard.press('Enter');
    await dialog.getByText(say('progress.log.negative')).waitFor();
    await dialog.getByLabel(say('progress.log.amount'), { exact: true }).fill('3');
    await page.keyboard.press('Enter');
    const toast = page.getByRole('alert').filter({ hasText: pages.title });
    await toast.getByRole('button', { name: say('ui.undo') }).focus(); // a focused toast stays
    expect(await toast.textContent()).not.toContain('Everything');
    expect(await totalOf()).toBe(300);
    await page.keyboard.press('Enter');
    await expect.poll(totalOf).toBe(0);

    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('l');
    await expect.poll(() => toward.inputValue()).toBe(`goal:${id}`);
    await toward.selectOption({ label: say('progress.log.project', { title: 'Tides' }) });
    await dialog.getByLabel(say('progress.log.amount'), { exact: true }).fill('-2');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: say('progress.log.correct') }).click();
    await expect.poll(totalOf).toBe(-200);
  },
);

story('the amount has the focus also where the goals come late', async ({ newWriter }) => {
  const { page } = await newWriter();
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    (url) => url.pathname === '/api/goals',
    async (route) => {
      await isAsked;
      await route.continue();
    },
  );
  await page.goto('/app/achievements');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('l');
  const dialog = page.getByRole('dialog', { name: say('progress.log.title') });
  const close = dialog.getByRole('button', { name: say('ui.close') });
  await expect.poll(() => close.evaluate((one) => one === document.activeElement)).toBe(true);
  answer();

  const amount = dialog.getByLabel(say('progress.log.amount'), { exact: true });
  await expect.poll(() => amount.evaluate((one) => one === document.activeElement)).toBe(true);
});

story(
  'what is logged without a network waits on the device and is sent once',
  async ({ newWriter }) => {
    const { page, api, expectTrouble } = await newWriter();
    expectTrouble(/ERR_CONNECTION_RESET/);
    await api.goals.create({ body: saltRoad });
    await page.goto('/app/goals');
    await page.getByRole('heading', { name: saltRoad.title }).waitFor();
    const mend = await breakNetwork(page, 'PUT', /^\/api\/goals\/entries\//);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('l');
    const dialog = page.getByRole('dialog', { name: say('progress.log.title') });
    await dialog.getByLabel(say('progress.log.amount'), { exact: true }).fill('333');
    await page.keyboard.press('Enter');
    await page.getByText(say('progress.log.kept')).waitFor();
    expect((await api.home.read()).wordsToday).toBe(0);

    await mend();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(async () => (await api.home.read()).wordsToday).toBe(333);
    await page.reload();
    await page.getByRole('heading', { name: saltRoad.title }).waitFor();
    expect((await api.goals.listEntries({ query: {} })).items).toHaveLength(1);
  },
);

story('what waits is told before the device forgets it', async ({ newWriter }) => {
  const { page, api, expectTrouble } = await newWriter();
  expectTrouble(/ERR_CONNECTION_RESET/);
  await api.goals.create({ body: saltRoad });
  await breakNetwork(page, 'PUT', /^\/api\/goals\/entries\//);
  await page.goto('/app/goals');
  await page.getByLabel(say('progress.log.amount'), { exact: true }).fill('90');
  await page.getByRole('button', { name: say('progress.log.submit'), exact: true }).click();
  await page.getByText(say('progress.log.kept')).waitFor();

  await page.goto('/app/settings/privacy');
  await page.getByText(say('account.device.waiting', { n: 1 })).waitFor();
  await page.getByRole('button', { name: say('account.device.forget') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(say('account.device.forgetWaiting', { n: 1 })).waitFor();
  await dialog.getByRole('button', { name: say('account.device.forget') }).click();
  await page.getByText(say('account.device.nothing')).waitFor();
  expect((await api.home.read()).wordsToday).toBe(0);
});
