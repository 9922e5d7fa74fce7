import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { dayFromToday, testTimeZone } from './testkit/day.ts';
import { keyboardInput } from './testkit/input-method.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const goalsText = (key: string, values?: Parameters<typeof t>[1]) => t(`goals.${key}`, values);
const goalText = (key: string, values?: Parameters<typeof t>[1]) => t(`goal.${key}`, values);

const draft = {
  title: 'The Salt Road',
  targetAmount: 30_000,
  startOn: dayFromToday(-6),
  endOn: dayFromToday(23),
};

describe('a template', () => {
  const templates = [
    { name: 'draft', values: { days: 90 }, asked: { kind: 'target', targetAmount: 90_000 } },
    { name: 'month', values: { n: 50_000 }, asked: { kind: 'target', targetAmount: 50_000 } },
    { name: 'story', values: {}, asked: { kind: 'target', targetAmount: 5_000 } },
    { name: 'daily', values: {}, asked: { kind: 'habit', targetAmount: 500, measure: 'word' } },
    { name: 'sessions', values: {}, asked: { kind: 'habit', cadence: { unit: 'week', times: 3 } } },
    { name: 'pages', values: {}, asked: { kind: 'habit', targetAmount: 1_000, measure: 'page' } },
  ];

  for (const { name, values, asked } of templates) {
    browserTest(`fills in a complete goal by keyboard: ${name}`, async ({ newWriter }) => {
      const { page, api } = await newWriter();
      await page.goto('/app/goals/create');
      const { press } = keyboardInput(page);
      await press(page.getByRole('button', { name: goalsText(`create.template.${name}`, values) }));
      await press(page.getByRole('button', { name: goalsText('create.submit') }));
      await page.waitForURL('**/app/goals');
      await page
        .getByRole('heading', { name: goalsText(`create.templateTitle.${name}`) })
        .waitFor();

      expect((await api.goals.list({ query: {} })).items).toMatchObject([asked]);
    });
  }
});

describe('after three missed days', () => {
  for (const choice of ['spread', 'extend', 'accept'] as const) {
    browserTest(
      `the user can choose "${choice}" by keyboard and undo it`,
      async ({ newWriter }) => {
        const { page, api } = await newWriter();
        const { id } = await api.goals.create({ body: { ...draft, startOn: dayFromToday(-6) } });
        for (const daysAgo of [6, 5, 4]) {
          await api.goals.recordEntry({
            params: { clientId: crypto.randomUUID() },
            body: { amount: 1_000, source: 'manual', entryOn: dayFromToday(-daysAgo) },
          });
        }
        const before = await api.goals.read({ params: { id } });
        await page.goto(`/app/goals/${id}`);
        await page.getByRole('heading', { name: goalText('miss.title', { days: 3 }) }).waitFor();
        const choose = page.getByRole('button', { name: goalText(`miss.${choice}`), exact: true });
        await keyboardInput(page).press(choose);
        const message = page.getByText(goalText(`miss.done.${choice}`));
        const undo = message.locator('..').getByRole('button', { name: t('ui.undo') });
        await keepToastOpen(undo);
        await page
          .getByRole('heading', { name: goalText('miss.title', { days: 3 }) })
          .waitFor({ state: 'detached' });
        const after = await api.goals.read({ params: { id } });
        expect(after.progress.miss).toBeNull();
        expect((after.endOn ?? '') > (before.endOn ?? '')).toBe(choice === 'extend');

        await undo.click();
        await page.getByText(goalsText('changed.undone', { title: draft.title })).waitFor();
        const restored = await api.goals.read({ params: { id } });
        expect([restored.endOn, restored.progress.miss]).toEqual([
          before.endOn,
          before.progress.miss,
        ]);
      },
    );
  }
});

browserTest(
  'each status change of a goal can be made and undone on its page',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id } = await api.goals.create({ body: draft });
    await page.goto(`/app/goals/${id}`);
    const statusOf = async () => (await api.goals.read({ params: { id } })).status;
    const steps = [
      { button: goalText('actions.to.completed'), to: 'completed', from: 'active' },
      { button: goalText('actions.to.archived'), to: 'archived', from: 'completed' },
      { button: goalText('actions.restore'), to: 'completed', from: 'archived' },
      { button: goalText('actions.to.active'), to: 'active', from: 'completed' },
    ] as const;

    for (const { button, to, from } of steps) {
      expect(await statusOf()).toBe(from);
      const act = page.getByRole('button', { name: button, exact: true });
      await act.click();
      const message = page.getByText(goalsText(`changed.${to}`, { title: draft.title })).last();
      const undo = message.locator('..').getByRole('button', { name: t('ui.undo') });
      await keepToastOpen(undo);
      expect(await statusOf()).toBe(to);
      await undo.click();
      await expect.poll(statusOf).toBe(from);
      await act.click();
      await expect.poll(statusOf).toBe(to);
      await act.waitFor({ state: 'detached' });
    }
  },
);

browserTest('completing a goal in two windows completes it once', async ({ newWriter }) => {
  const { page, api, allowErrors } = await newWriter();
  allowErrors(/status of 409/);
  const { id } = await api.goals.create({ body: draft });
  const other = await page.context().newPage();
  const complete = (window: Page) =>
    window.getByRole('button', { name: goalText('actions.to.completed'), exact: true });
  for (const window of [page, other]) {
    await window.goto(`/app/goals/${id}`);
    await complete(window).waitFor();
  }
  await Promise.allSettled([complete(page).click(), complete(other).click()]);
  const reopen = goalText('actions.to.active');
  for (const window of [page, other]) {
    await window.getByRole('button', { name: reopen, exact: true }).waitFor();
  }

  const { items } = await api.goals.listEvents({ params: { id } });
  expect(items.filter(({ toStatus }) => toStatus === 'completed')).toHaveLength(1);
});

browserTest('invalid goal values are shown at their fields', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app/goals/create');
  await page.getByLabel(goalsText('create.goalTitle')).fill('For ever');
  const amount = page.getByLabel(goalsText('create.amount'), { exact: true });
  await amount.fill('9007199254740993');
  await page.getByRole('button', { name: goalsText('create.submit') }).click();
  await page.getByText(goalsText('invalid.amount', { max: 1_000_000_000 })).waitFor();
  await expect(api.goals.create({ body: { ...draft, endOn: '9999-12-31' } })).rejects.toMatchObject(
    { status: 400, fields: { endOn: 'plan_too_long' } },
  );
  await expect(
    api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: { amount: 2 ** 53, source: 'manual' },
    }),
  ).rejects.toMatchObject({ status: 400 });

  await amount.fill('1,000');
  await page.getByRole('button', { name: goalsText('create.submit') }).click();
  await page.getByRole('heading', { name: 'For ever' }).waitFor();
});

browserTest(
  'a week across two time zones has seven days, whichever zone reads it',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const noonIn = (daysAgo: number, offset: string) =>
      new Date(`${dayFromToday(-daysAgo, 'UTC')}T12:00:00${offset}`).toISOString();
    const log = (daysAgo: number, offset: string) =>
      api.goals.recordEntry({
        params: { clientId: crypto.randomUUID() },
        body: { amount: 200, source: 'manual', occurredAt: noonIn(daysAgo, offset) },
      });
    await api.settings.changePreferences({ body: { timeZone: 'Asia/Tokyo' } });
    for (const daysAgo of [7, 6, 5, 4]) await log(daysAgo, '+09:00');
    await api.settings.changePreferences({ body: { timeZone: 'Pacific/Honolulu' } });
    for (const daysAgo of [3, 2, 1]) await log(daysAgo, '-10:00');

    const daysOf = async () =>
      (await api.goals.listEntries({ query: {} })).items.map(({ entryOn }) => entryOn);
    const week = [1, 2, 3, 4, 5, 6, 7].map((daysAgo) => dayFromToday(-daysAgo, 'UTC'));
    expect(await daysOf()).toEqual(week);
    await api.settings.changePreferences({ body: { timeZone: testTimeZone } });
    expect(await daysOf()).toEqual(week);
    expect((await api.momentum.readMomentum()).streak).toMatchObject({ best: 7, total: 7 });

    await page.goto('/app/goals/momentum');
    await page.getByText(t('momentum.streak.key')).first().waitFor();
  },
);

browserTest('a goal of one project with an exception for one day', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const projectId = crypto.randomUUID();
  await api.projects.create({ body: { id: projectId, title: 'Tide tables' } });
  await page.goto('/app/goals/create');
  await page
    .getByRole('button', { name: goalsText('create.template.month', { n: 50_000, days: 30 }) })
    .click();
  await page.getByRole('checkbox', { name: 'Tide tables' }).check();
  await page.getByRole('button', { name: goalsText('create.exception.add') }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${goalsText('create.exception.day')}`) })
    .click();
  const [year, , day] = dayFromToday(0).split('-').map(Number);
  const monthName = new Date(`${dayFromToday(0)}T12:00:00Z`).toLocaleString('en', {
    month: 'long',
    timeZone: 'UTC',
  });
  await page.getByRole('button', { name: `${day} ${monthName} ${year}`, exact: true }).click();
  await page
    .getByRole('button', { name: goalsText('create.exception.submit'), exact: true })
    .click();
  await page.getByRole('button', { name: goalsText('create.submit') }).click();
  await page.getByRole('heading', { name: goalsText('create.templateTitle.month') }).waitFor();

  expect((await api.goals.list({ query: {} })).items).toMatchObject([
    { projectIds: [projectId], exceptions: [{ on: dayFromToday(0), weight: 0 }] },
  ]);
});
