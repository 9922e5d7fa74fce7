import { expect } from 'vitest';
import { dayFromToday } from './testkit/day.ts';
import { breakNetwork } from './testkit/network.ts';
import { saltRoad } from './testkit/salt-road.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story(
  'a newcomer is told three steps, and each is ticked off when it is done',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await page.goto('/app');
    await page.getByRole('heading', { level: 1, name: say('home.words', { n: 0 }) }).waitFor();
    await page.getByRole('heading', { name: say('home.steps.title') }).waitFor();
    expect(await page.getByText(say('home.steps.done'), { exact: true }).count()).toBe(0);

    await api.goals.create({ body: saltRoad });
    await page.reload();
    await page.getByText(say('home.steps.done'), { exact: true }).waitFor();

    await api.writingLab.createSample({
      body: { id: crypto.randomUUID(), title: 'One', kind: 'essay', language: 'en', text: 'One.' },
    });
    await page.reload();
    await page.getByRole('heading', { name: 'One' }).waitFor();
    expect(await page.getByRole('heading', { name: say('home.steps.title') }).count()).toBe(0);
  },
);

story('what is logged moves the day and the line of the goal', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await api.goals.create({ body: saltRoad });
  await page.goto('/app');
  const line = page.getByRole('progressbar', { name: new RegExp(saltRoad.title) }).last();
  const before = Number(await line.getAttribute('aria-valuenow'));
  await page.getByLabel(say('progress.log.amount'), { exact: true }).fill('250');
  await page.getByRole('button', { name: say('progress.log.submit'), exact: true }).click();

  await page.getByRole('heading', { level: 1, name: say('home.words', { n: 250 }) }).waitFor();
  await expect
    .poll(async () => Number(await line.getAttribute('aria-valuenow')))
    .toBeGreaterThan(before);
});

story('what can not be loaded says so, and is tried again', async ({ newWriter }) => {
  const { page, expectTrouble } = await newWriter();
  expectTrouble(/ERR_CONNECTION_RESET/);
  const mend = await breakNetwork(page, 'GET', /^\/api\/home$/);
  await page.goto('/app');
  await page.getByText(say('home.error')).waitFor();
  await mend();
  await page.getByRole('button', { name: say('ui.tryAgain') }).click();

  await page.getByRole('heading', { level: 1, name: say('home.words', { n: 0 }) }).waitFor();
});

story('an open page asks anew what today is when the writer’s day turns', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.clock.install({ time: `${dayFromToday(0)}T12:00:00Z` });
  await page.goto('/app');
  await page.getByRole('heading', { level: 1, name: say('home.words', { n: 0 }) }).waitFor();
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/home');
  await page.clock.fastForward('24:00:00');

  await asked;
});

story('a goal that is behind shows the par that it is held against', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await api.goals.create({
    body: { ...saltRoad, startOn: dayFromToday(-10), endOn: dayFromToday(19) },
  });
  await page.goto('/app');
  const row = page.getByRole('listitem').filter({ hasText: saltRoad.title });
  await row.getByText(say('progress.standing.behind', { n: 10_000 })).waitFor();

  await row.getByText(say('home.goals.soFar', { total: 0, par: 10_000 })).waitFor();
});
