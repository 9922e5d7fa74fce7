import { expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { dayFromToday } from './testkit/day.ts';
import { goalFixture } from './testkit/goal-fixture.ts';
import { breakNetwork } from './testkit/network.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest('a new user sees three steps, each checked off when done', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app');
  await page.getByRole('heading', { level: 1, name: t('home.words', { n: 0 }) }).waitFor();
  await page.getByRole('heading', { name: t('home.steps.title') }).waitFor();
  expect(await page.getByText(t('home.steps.done'), { exact: true }).count()).toBe(0);

  await api.goals.create({ body: goalFixture });
  await page.reload();
  await page.getByText(t('home.steps.done'), { exact: true }).waitFor();

  await api.writingLab.createSample({
    body: { id: crypto.randomUUID(), title: 'One', kind: 'essay', language: 'en', text: 'One.' },
  });
  await page.reload();
  await page.getByRole('heading', { name: 'One' }).waitFor();
  expect(await page.getByRole('heading', { name: t('home.steps.title') }).count()).toBe(0);
});

browserTest('a logged entry updates the day and the goal progress', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await api.goals.create({ body: goalFixture });
  await page.goto('/app');
  const progressBar = page.getByRole('progressbar', { name: new RegExp(goalFixture.title) }).last();
  const before = Number(await progressBar.getAttribute('aria-valuenow'));
  await page.getByLabel(t('progress.log.amount'), { exact: true }).fill('250');
  await page.getByRole('button', { name: t('progress.log.submit'), exact: true }).click();

  await page.getByRole('heading', { level: 1, name: t('home.words', { n: 250 }) }).waitFor();
  await expect
    .poll(async () => Number(await progressBar.getAttribute('aria-valuenow')))
    .toBeGreaterThan(before);
});

browserTest('a failed home screen shows an error and can be retried', async ({ newWriter }) => {
  const { page, allowErrors } = await newWriter();
  allowErrors(/ERR_CONNECTION_RESET/);
  const restoreNetwork = await breakNetwork(page, 'GET', /^\/api\/home$/);
  await page.goto('/app');
  await page.getByText(t('home.error')).waitFor();
  await restoreNetwork();
  await page.getByRole('button', { name: t('ui.tryAgain') }).click();

  await page.getByRole('heading', { level: 1, name: t('home.words', { n: 0 }) }).waitFor();
});

browserTest('an open page refetches today when the user’s day changes', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.clock.install({ time: `${dayFromToday(0)}T12:00:00Z` });
  await page.goto('/app');
  await page.getByRole('heading', { level: 1, name: t('home.words', { n: 0 }) }).waitFor();
  const homeRequest = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/api/home',
  );
  await page.clock.fastForward('24:00:00');

  await homeRequest;
});

browserTest('a goal that is behind shows its planned amount', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await api.goals.create({
    body: { ...goalFixture, startOn: dayFromToday(-10), endOn: dayFromToday(19) },
  });
  await page.goto('/app');
  const row = page.getByRole('listitem').filter({ hasText: goalFixture.title });
  await row.getByText(t('progress.standing.behind', { n: 10_000 })).waitFor();

  await row.getByText(t('home.goals.soFar', { total: 0, par: 10_000 })).waitFor();
});

browserTest('goals are listed by urgency', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const upcoming = { ...goalFixture, title: 'Not started', startOn: dayFromToday(2) };
  const behind = { ...goalFixture, title: 'Behind', startOn: dayFromToday(-10) };
  for (const body of [upcoming, goalFixture, behind]) await api.goals.create({ body });
  await page.goto('/app');
  const names = [behind.title, goalFixture.title, upcoming.title];
  const titles = page
    .getByRole('main')
    .getByRole('heading', { level: 3, name: new RegExp(`^(${names.join('|')})$`) });

  await expect.poll(() => titles.allTextContents()).toEqual(names);
});
