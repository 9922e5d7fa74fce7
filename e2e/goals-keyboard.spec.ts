import { expect } from 'vitest';
import { dayFromToday } from './testkit/day.ts';
import { focused } from './testkit/focused.ts';
import { keyboard } from './testkit/hands.ts';
import { breakNetwork } from './testkit/network.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { holdToast } from './testkit/toasts.ts';

const say = wordsIn('en');

const draft = {
  title: 'The Salt Road',
  targetAmount: 30_000,
  startOn: dayFromToday(-6),
  endOn: dayFromToday(23),
};

story('who answers what missed days do goes on at the goal by keyboard', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const { id } = await api.goals.create({ body: draft });
  await page.goto(`/app/goals/${id}`);
  const accept = page.getByRole('button', { name: say('goal.miss.accept'), exact: true });
  await keyboard(page).press(accept);
  await accept.waitFor({ state: 'detached' });

  await focused(page.getByRole('heading', { level: 1 }));
});

story("a goal's page logs, and adds a milestone, by keyboard", async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const { id } = await api.goals.create({ body: draft });
  await page.goto(`/app/goals/${id}`);
  const { press } = keyboard(page);
  const chart = page.getByRole('slider').first();
  await chart.waitFor();
  const ask = page.getByText(say('goal.miss.ask'));
  expect((await ask.boundingBox())?.y).toBeGreaterThan((await chart.boundingBox())?.y ?? 0);
  await press(page.getByRole('button', { name: say('goal.log'), exact: true }));
  await focused(page.getByLabel(say('progress.log.amount'), { exact: true }));

  await press(page.getByRole('button', { name: say('goal.milestones.add'), exact: true }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('milestones.nameOptional')).fill('End of part one');
  await dialog.getByLabel(say('milestones.total')).fill('12000');
  await dialog.getByRole('button', { name: say('milestones.save') }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const table = page.getByRole('table', { name: say('goal.milestones.title') });
  await table.getByRole('row').filter({ hasText: 'End of part one' }).getByText('12,000').waitFor();
});

story('a sprint is started, ended and kept by keyboard alone', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app/goals/sessions');
  const { press } = keyboard(page);
  const sprint = page.locator('#sprint');
  await press(page.getByRole('button', { name: say('sessions.start'), exact: true }));
  await page.getByRole('timer').waitFor();
  await focused(sprint.getByRole('heading', { level: 2 }));
  await press(sprint.getByRole('button', { name: say('sessions.finish'), exact: true }));
  await sprint.getByRole('button', { name: say('sessions.keep') }).waitFor();
  await focused(sprint.getByRole('heading', { level: 2 }));
  await press(sprint.getByRole('button', { name: say('sessions.keep') }));
  await page.getByRole('heading', { name: say('sessions.history.title') }).waitFor();
  await focused(sprint.getByRole('heading', { level: 2 }));

  const kept = async () => (await api.writingSessions.listSessions({ query: {} })).items.length;
  expect(await kept()).toBe(1);

  const history = (key: string) => say(`sessions.history.${key}`);
  await press(page.getByRole('button', { name: /^Delete the session/ }));
  await press(page.getByRole('dialog').getByRole('button', { name: history('remove') }));
  await expect.poll(kept).toBe(0);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText(history('removedList')).click();
  await press(page.getByRole('button', { name: /^Restore / }));
  await expect.poll(kept).toBe(1);
});

story('planned rest is told, taken back and planned again by keyboard', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app/goals/momentum');
  const { press } = keyboard(page);
  const rests = async () => (await api.momentum.readMomentum()).rests.length;
  const told = (key: string) =>
    page.getByText(say(`momentum.rest.${key}`, { range: '' }).slice(0, 12));
  await press(page.getByRole('button', { name: say('momentum.rest.plan'), exact: true }));
  await told('planned').waitFor();
  expect(await rests()).toBe(1);

  const takeBack = page.getByRole('button', { name: say('momentum.rest.remove'), exact: false });
  await press(takeBack);
  const undo = told('takenBack')
    .locator('..')
    .getByRole('button', { name: say('ui.undo') });
  await holdToast(undo);
  await takeBack.waitFor({ state: 'detached' });
  expect(await rests()).toBe(0);
  await undo.click();
  await takeBack.waitFor();

  expect(await rests()).toBe(1);
  await press(takeBack);
  await expect.poll(rests).toBe(0);
  await page.getByText(say('momentum.rest.removedList')).click();
  await press(page.getByRole('button', { name: /^Restore / }));
  await takeBack.waitFor();
  expect(await rests()).toBe(1);
});

story('an entry deleted on the page of a goal is restored from its list', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const { id } = await api.goals.create({ body: draft });
  await api.goals.recordEntry({
    params: { clientId: crypto.randomUUID() },
    body: { amount: 700, source: 'manual' },
  });
  const total = async () => (await api.goals.read({ params: { id } })).progress.total;
  await page.goto(`/app/goals/${id}`);
  const { press } = keyboard(page);
  const remove = page.getByRole('button', { name: /^Delete 700 words/ });
  await press(remove);
  await remove.waitFor({ state: 'detached' });
  expect(await total()).toBe(0);

  await page.getByText(say('goals.removed.entries')).click();
  await press(page.getByRole('button', { name: /^Restore / }));
  await remove.waitFor();
  expect(await total()).toBe(700);
});

story(
  'who has seen what was reached goes on at the milestones by keyboard',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await api.goals.create({ body: draft });
    await api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: { amount: 10_000, source: 'manual' },
    });
    await page.goto('/app/goals/milestones');
    const seen = page.getByRole('button', { name: say('milestones.seen'), exact: true });
    await keyboard(page).press(seen);
    await seen.waitFor({ state: 'detached' });

    await focused(page.getByRole('heading', { level: 1 }));
  },
);

story('a due date the forecast misses moves there, and back', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const endOn = dayFromToday(5);
  const { id } = await api.goals.create({ body: { ...draft, startOn: dayFromToday(-20), endOn } });
  for (let daysAgo = 20; daysAgo > 0; daysAgo--) {
    await api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: { amount: 500, source: 'manual', entryOn: dayFromToday(-daysAgo) },
    });
  }
  const dueDay = async () => (await api.goals.read({ params: { id } })).endOn;
  const { projectedEndOn } = (await api.goals.read({ params: { id } })).progress;
  expect((projectedEndOn ?? '') > endOn).toBe(true);

  await page.goto(`/app/goals/${id}`);
  const move = page.getByRole('button', { name: say('analytics.whatIf.move', { date: '' }) });
  await keyboard(page).press(move);
  const undo = page.getByRole('button', { name: say('ui.undo') });
  await holdToast(undo);
  expect(await dueDay()).toBe(projectedEndOn);
  await move.waitFor({ state: 'detached' });
  await focused(page.getByRole('heading', { level: 1 }));

  await undo.click();
  await move.waitFor();
  expect(await dueDay()).toBe(endOn);
});

story(
  'a goal that can not be loaded says what is missing and what is known',
  async ({ newWriter }) => {
    const { page, api, expectTrouble } = await newWriter();
    expectTrouble(/ERR_CONNECTION_RESET/);
    const { id } = await api.goals.create({
      body: { ...draft, startAmount: 640 },
    });
    await page.goto('/app/goals');
    const mend = await breakNetwork(page, 'GET', new RegExp(`^/api/goals/${id}$`));
    await page.getByRole('link', { name: draft.title }).first().click();

    await page.getByRole('heading', { level: 1, name: say('goal.error') }).waitFor();
    const missing = page.getByText(say('goal.notLoaded'));
    await missing.waitFor();
    expect(await missing.textContent()).toContain('640');
    await page.getByText(/Failed at \d/).waitFor();

    await mend();
    await keyboard(page).press(page.getByRole('button', { name: say('ui.tryAgain') }));
    await page.getByRole('heading', { level: 1, name: draft.title }).waitFor();
  },
);
