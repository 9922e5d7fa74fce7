import { expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { goalFixture } from './testkit/goal-fixture.ts';
import { breakNetwork } from './testkit/network.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest(
  'the L shortcut opens the log dialog anywhere but in a field, and Enter submits',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await api.goals.create({ body: goalFixture });
    await page.goto('/app/achievements');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('l');
    const dialog = page.getByRole('dialog', { name: t('progress.log.title') });
    const amount = dialog.getByLabel(t('progress.log.amount'), { exact: true });
    const hasFocus = () => amount.evaluate((field) => field === document.activeElement);
    await expect.poll(hasFocus).toBe(true);
    await page.keyboard.type('420');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => (await api.home.read()).wordsToday).toBe(420);

    await page.goto('/app/goals/create');
    await page.getByLabel(t('goals.create.goalTitle')).pressSequentially('All the ells');
    expect(await dialog.count()).toBe(0);
  },
);

browserTest(
  'an entry counts toward the last used goal, also of a project, and can be undone',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const project = await api.projects.create({
      body: { id: crypto.randomUUID(), title: 'Tides' },
    });
    await api.goals.create({ body: { ...goalFixture, title: 'Everything' } });
    const pages = { ...goalFixture, title: 'Tides in pages', measure: 'page' as const };
    const { id } = await api.goals.create({ body: { ...pages, projectIds: [project.id] } });
    const totalOf = async () => (await api.goals.read({ params: { id } })).progress.total;
    await page.goto('/app/achievements');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('l');
    const dialog = page.getByRole('dialog', { name: t('progress.log.title') });
    const toward = dialog.getByLabel(t('progress.log.toward'));
    await toward.selectOption({ label: pages.title });
    await dialog.getByLabel(t('progress.log.amount'), { exact: true }).fill('-3');
    await page.keyboard.press('Enter');
    await dialog.getByText(t('progress.log.negative')).waitFor();
    await dialog.getByLabel(t('progress.log.amount'), { exact: true }).fill('3');
    await page.keyboard.press('Enter');
    const toast = page.getByRole('alert').filter({ hasText: pages.title });
    await toast.getByRole('button', { name: t('ui.undo') }).focus(); // a focused toast stays open
    expect(await toast.textContent()).not.toContain('Everything');
    expect(await totalOf()).toBe(300);
    await page.keyboard.press('Enter');
    await expect.poll(totalOf).toBe(0);

    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('l');
    await expect.poll(() => toward.inputValue()).toBe(`goal:${id}`);
    await toward.selectOption({ label: t('progress.log.project', { title: 'Tides' }) });
    await dialog.getByLabel(t('progress.log.amount'), { exact: true }).fill('-2');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: t('progress.log.correct') }).click();
    await expect.poll(totalOf).toBe(-200);
  },
);

browserTest(
  'the amount field gets the focus even when the goals load late',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    let releaseGoals = () => {};
    const goalsReleased = new Promise<void>((resolve) => {
      releaseGoals = resolve;
    });
    await page.route(
      (url) => url.pathname === '/api/goals',
      async (route) => {
        await goalsReleased;
        await route.continue();
      },
    );
    await page.goto('/app/achievements');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('l');
    const dialog = page.getByRole('dialog', { name: t('progress.log.title') });
    const close = dialog.getByRole('button', { name: t('ui.close') });
    await expect.poll(() => close.evaluate((one) => one === document.activeElement)).toBe(true);
    releaseGoals();

    const amount = dialog.getByLabel(t('progress.log.amount'), { exact: true });
    await expect.poll(() => amount.evaluate((one) => one === document.activeElement)).toBe(true);
  },
);

browserTest(
  'an entry logged offline is queued on the device and sent once',
  async ({ newWriter }) => {
    const { page, api, allowErrors } = await newWriter();
    allowErrors(/ERR_CONNECTION_RESET/);
    await api.goals.create({ body: goalFixture });
    await page.goto('/app/goals');
    await page.getByRole('heading', { name: goalFixture.title }).waitFor();
    const restoreNetwork = await breakNetwork(page, 'PUT', /^\/api\/goals\/entries\//);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('l');
    const dialog = page.getByRole('dialog', { name: t('progress.log.title') });
    await dialog.getByLabel(t('progress.log.amount'), { exact: true }).fill('333');
    await page.keyboard.press('Enter');
    await page.getByText(t('progress.log.kept')).waitFor();
    expect((await api.home.read()).wordsToday).toBe(0);

    await restoreNetwork();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(async () => (await api.home.read()).wordsToday).toBe(333);
    await page.reload();
    await page.getByRole('heading', { name: goalFixture.title }).waitFor();
    expect((await api.goals.listEntries({ query: {} })).items).toHaveLength(1);
  },
);

browserTest('pending entries are named before device storage is cleared', async ({ newWriter }) => {
  const { page, api, allowErrors } = await newWriter();
  allowErrors(/ERR_CONNECTION_RESET/);
  await api.goals.create({ body: goalFixture });
  await breakNetwork(page, 'PUT', /^\/api\/goals\/entries\//);
  await page.goto('/app/goals');
  await page.getByLabel(t('progress.log.amount'), { exact: true }).fill('90');
  await page.getByRole('button', { name: t('progress.log.submit'), exact: true }).click();
  await page.getByText(t('progress.log.kept')).waitFor();

  await page.goto('/app/settings/privacy');
  await page.getByText(t('account.device.waiting', { n: 1 })).waitFor();
  await page.getByRole('button', { name: t('account.device.forget') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('account.device.forgetWaiting', { n: 1 })).waitFor();
  await dialog.getByRole('button', { name: t('account.device.forget') }).click();
  await page.getByText(t('account.device.nothing')).waitFor();
  expect((await api.home.read()).wordsToday).toBe(0);
});
