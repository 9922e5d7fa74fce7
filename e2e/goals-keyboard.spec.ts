import { expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { dayFromToday } from './testkit/day.ts';
import { expectFocus } from './testkit/expect-focus.ts';
import { keyboardInput } from './testkit/input-method.ts';
import { breakNetwork } from './testkit/network.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

const draft = {
  title: 'The Salt Road',
  targetAmount: 30_000,
  startOn: dayFromToday(-6),
  endOn: dayFromToday(23),
};

browserTest(
  'after a choice about missed days the focus moves to the goal heading',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id } = await api.goals.create({ body: draft });
    await page.goto(`/app/goals/${id}`);
    const accept = page.getByRole('button', { name: t('goal.miss.accept'), exact: true });
    await keyboardInput(page).press(accept);
    await accept.waitFor({ state: 'detached' });

    await expectFocus(page.getByRole('heading', { level: 1 }));
  },
);

browserTest('a goal page logs an entry and adds a milestone by keyboard', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const { id } = await api.goals.create({ body: draft });
  await page.goto(`/app/goals/${id}`);
  const { press } = keyboardInput(page);
  const chart = page.getByRole('slider').first();
  await chart.waitFor();
  const ask = page.getByText(t('goal.miss.ask'));
  expect((await ask.boundingBox())?.y).toBeGreaterThan((await chart.boundingBox())?.y ?? 0);
  await press(page.getByRole('button', { name: t('goal.log'), exact: true }));
  await expectFocus(page.getByLabel(t('progress.log.amount'), { exact: true }));

  await press(page.getByRole('button', { name: t('goal.milestones.add'), exact: true }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('milestones.nameOptional')).fill('End of part one');
  await dialog.getByLabel(t('milestones.total')).fill('12000');
  await dialog.getByRole('button', { name: t('milestones.save') }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const table = page.getByRole('table', { name: t('goal.milestones.title') });
  await table.getByRole('row').filter({ hasText: 'End of part one' }).getByText('12,000').waitFor();
});

browserTest('a sprint is started, finished and saved by keyboard alone', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app/goals/sessions');
  const { press } = keyboardInput(page);
  const sprint = page.locator('#sprint');
  await press(page.getByRole('button', { name: t('sessions.start'), exact: true }));
  await page.getByRole('timer').waitFor();
  await expectFocus(sprint.getByRole('heading', { level: 2 }));
  await press(sprint.getByRole('button', { name: t('sessions.finish'), exact: true }));
  await sprint.getByRole('button', { name: t('sessions.keep') }).waitFor();
  await expectFocus(sprint.getByRole('heading', { level: 2 }));
  await press(sprint.getByRole('button', { name: t('sessions.keep') }));
  await page.getByRole('heading', { name: t('sessions.history.title') }).waitFor();
  await expectFocus(sprint.getByRole('heading', { level: 2 }));

  const sessionCount = async () =>
    (await api.writingSessions.listSessions({ query: {} })).items.length;
  expect(await sessionCount()).toBe(1);

  const history = (key: string) => t(`sessions.history.${key}`);
  await press(page.getByRole('button', { name: /^Delete session/ }));
  await press(page.getByRole('dialog').getByRole('button', { name: history('remove') }));
  await expect.poll(sessionCount).toBe(0);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText(history('removedList')).click();
  await press(page.getByRole('button', { name: /^Restore / }));
  await expect.poll(sessionCount).toBe(1);
});

browserTest(
  'a planned rest is confirmed, canceled and restored by keyboard',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await page.goto('/app/goals/momentum');
    const { press } = keyboardInput(page);
    const restCount = async () => (await api.momentum.readMomentum()).rests.length;
    const message = (key: string) =>
      page.getByText(t(`momentum.rest.${key}`, { range: '' }).slice(0, 12));
    await press(page.getByRole('button', { name: t('momentum.rest.plan'), exact: true }));
    await message('planned').waitFor();
    expect(await restCount()).toBe(1);

    const removeButton = page.getByRole('button', {
      name: t('momentum.rest.remove'),
      exact: false,
    });
    await press(removeButton);
    const undo = message('takenBack')
      .locator('..')
      .getByRole('button', { name: t('ui.undo') });
    await keepToastOpen(undo);
    await removeButton.waitFor({ state: 'detached' });
    expect(await restCount()).toBe(0);
    await undo.click();
    await removeButton.waitFor();

    expect(await restCount()).toBe(1);
    await press(removeButton);
    await expect.poll(restCount).toBe(0);
    await page.getByText(t('momentum.rest.removedList')).click();
    await press(page.getByRole('button', { name: /^Restore / }));
    await removeButton.waitFor();
    expect(await restCount()).toBe(1);
  },
);

browserTest(
  'an entry deleted on a goal page is restored from the list of deleted entries',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id } = await api.goals.create({ body: draft });
    await api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: { amount: 700, source: 'manual' },
    });
    const total = async () => (await api.goals.read({ params: { id } })).progress.total;
    await page.goto(`/app/goals/${id}`);
    const { press } = keyboardInput(page);
    const remove = page.getByRole('button', { name: /^Delete 700 words/ });
    await press(remove);
    await remove.waitFor({ state: 'detached' });
    expect(await total()).toBe(0);

    await page.getByText(t('goals.removed.entries')).click();
    await press(page.getByRole('button', { name: /^Restore / }));
    await remove.waitFor();
    expect(await total()).toBe(700);
  },
);

browserTest(
  'dismissing a reached milestone moves the focus to the heading',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await api.goals.create({ body: draft });
    await api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: { amount: 10_000, source: 'manual' },
    });
    await page.goto('/app/goals/milestones');
    const seen = page.getByRole('button', { name: t('milestones.seen'), exact: true });
    await keyboardInput(page).press(seen);
    await seen.waitFor({ state: 'detached' });

    await expectFocus(page.getByRole('heading', { level: 1 }));
  },
);

browserTest('the due date moves to the forecast date and back', async ({ newWriter }) => {
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
  const move = page.getByRole('button', { name: t('analytics.whatIf.move', { date: '' }) });
  await keyboardInput(page).press(move);
  const undo = page.getByRole('button', { name: t('ui.undo') });
  await keepToastOpen(undo);
  expect(await dueDay()).toBe(projectedEndOn);
  await move.waitFor({ state: 'detached' });
  await expectFocus(page.getByRole('heading', { level: 1 }));

  await undo.click();
  await move.waitFor();
  expect(await dueDay()).toBe(endOn);
});

browserTest(
  'a goal that fails to load shows what is missing and what is known',
  async ({ newWriter }) => {
    const { page, api, allowErrors } = await newWriter();
    allowErrors(/ERR_CONNECTION_RESET/);
    const { id } = await api.goals.create({
      body: { ...draft, startAmount: 640 },
    });
    await page.goto('/app/goals');
    const restoreNetwork = await breakNetwork(page, 'GET', new RegExp(`^/api/goals/${id}$`));
    await page.getByRole('link', { name: draft.title }).first().click();

    await page.getByRole('heading', { level: 1, name: t('goal.error') }).waitFor();
    const missing = page.getByText(t('goal.notLoaded'));
    await missing.waitFor();
    expect(await missing.textContent()).toContain('640');
    await page.getByText(/Failed at \d/).waitFor();

    await restoreNetwork();
    await keyboardInput(page).press(page.getByRole('button', { name: t('ui.tryAgain') }));
    await page.getByRole('heading', { level: 1, name: draft.title }).waitFor();
  },
);
