import { describe, expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { dayFromToday } from './testkit/day.ts';
import { openLoaded } from './testkit/open-loaded.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const draft = {
  title: 'The Salt Road',
  targetAmount: 1_000,
  startOn: dayFromToday(-5),
  endOn: dayFromToday(24),
};

describe('a sprint', () => {
  browserTest(
    'continues after a reload, and its result counts toward the goal once',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      await api.goals.create({ body: draft });
      await page.goto('/app/goals/sessions');
      await page
        .locator('#sprint')
        .getByLabel(t('sessions.countsLabel'))
        .selectOption({ label: t('sessions.counts.hand') });
      await page.getByRole('button', { name: t('sessions.start'), exact: true }).click();
      await page.getByRole('timer').waitFor();
      await page.reload();
      await page.getByRole('timer').waitFor();

      await page.getByRole('button', { name: t('sessions.finish'), exact: true }).click();
      await page.locator('#sprint').getByLabel(t('sessions.amount'), { exact: true }).fill('320');
      await page.getByRole('button', { name: t('sessions.keep') }).click();
      await page.getByRole('button', { name: t('sessions.start'), exact: true }).waitFor();

      expect((await api.home.read()).wordsToday).toBe(320);
    },
  );

  browserTest('is discarded only after confirmation', async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/goals/sessions');
    await page.getByRole('button', { name: t('sessions.start'), exact: true }).click();
    await page.getByRole('timer').waitFor();
    const discard = page.getByRole('button', { name: t('sessions.discard'), exact: true });
    await discard.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('sessions.discardText')).waitFor();
    await dialog.getByRole('button', { name: t('sessions.discard'), exact: true }).click();

    await page.getByRole('button', { name: t('sessions.start'), exact: true }).waitFor();
  });
});

browserTest(
  'a milestone is reached by a logged entry and announced once',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await api.goals.create({ body: draft });
    await api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: { amount: 260, source: 'manual' },
    });
    await page.goto('/app/goals/milestones');
    const milestoneNotice = page.getByText(
      t('milestones.fresh', { name: t('milestones.share', { share: 25 }), goal: draft.title }),
    );
    await milestoneNotice.waitFor();
    await page.getByRole('button', { name: t('milestones.seen'), exact: true }).click();
    await milestoneNotice.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: t('milestones.new') }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(t('milestones.kind'))
      .selectOption({ label: t('milestones.kinds.own') });
    await dialog.getByLabel(t('milestones.name'), { exact: true }).fill('Read it aloud');
    await dialog.getByRole('button', { name: t('milestones.save') }).click();
    await page.getByRole('heading', { name: 'Read it aloud' }).waitFor();
  },
);

browserTest('momentum shows its factors, and a rest is planned', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await api.goals.create({ body: draft });
  await api.goals.recordEntry({
    params: { clientId: crypto.randomUUID() },
    body: { amount: 40, source: 'manual', entryOn: dayFromToday(-1) },
  });
  await page.goto('/app/goals/momentum');
  await page.getByRole('heading', { name: t('momentum.moves.title') }).waitFor();
  await page.getByRole('cell', { name: draft.title }).waitFor();
  await page.getByLabel(t('momentum.rest.label')).fill('The coast');
  await page.getByRole('button', { name: t('momentum.rest.plan') }).click();
  await page.getByText('The coast').waitFor();

  expect((await api.momentum.readMomentum()).rests).toMatchObject([{ label: 'The coast' }]);
});

browserTest('gentle mode shows no streak and nothing as behind', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await api.settings.changePreferences({ body: { gentleMode: true } });
  await api.goals.create({ body: draft });
  await api.goals.recordEntry({
    params: { clientId: crypto.randomUUID() },
    body: { amount: 1, source: 'manual' },
  });
  await page.goto('/app/goals');
  await page.getByRole('heading', { name: t('goals.headline.gentle', { n: 1 }) }).waitFor();
  await page.getByText(t('progress.standing.onItsWay')).first().waitFor();
  await page.goto('/app/goals/momentum');
  await page.getByRole('heading', { name: t('momentum.moves.title') }).waitFor();

  expect(await page.getByText(t('momentum.streak.key')).count()).toBe(0);
});

browserTest(
  'home says what a streak counts, and a goal shows no streak of the account',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id } = await api.goals.create({ body: draft });
    for (const back of [1, 0]) {
      await api.goals.recordEntry({
        params: { clientId: crypto.randomUUID() },
        body: { amount: 40, source: 'manual', entryOn: dayFromToday(-back) },
      });
    }
    await page.goto('/app');
    await page.getByText(t('home.momentum.counts')).waitFor();
    await page.getByRole('heading', { name: t('home.days.title', { n: 2 }) }).waitFor();

    const streak = page.getByText(t('goals.ledger.run', { now: 2, longest: 2 }));
    await page.goto('/app/goals');
    await streak.waitFor();
    await openLoaded(page, `/app/goals/${id}`);
    await page.getByRole('heading', { name: / in 20\d\d$/ }).waitFor();
    expect(await streak.count()).toBe(0);
  },
);

browserTest('a user who hides streaks sees none on any page', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  for (const back of [1, 0]) {
    await api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: { amount: 40, source: 'manual', entryOn: dayFromToday(-back) },
    });
  }
  const streak = page.getByRole('main').getByText(/-day streak|log something \d+ days? in a row/i);
  const { score } = await api.momentum.readMomentum();
  const pages = {
    '/app': t('home.momentum.title', { score }),
    '/app/goals': / in 20\d\d$/,
    '/app/goals/momentum': t('momentum.moves.title'),
    '/app/achievements': t('achievements.codes.writing_days.name'),
  };
  for (const [path, shown] of Object.entries(pages)) {
    await page.goto(path);
    await page.getByText(shown).first().waitFor();
    await streak.first().waitFor();
  }

  await api.settings.changePreferences({ body: { hideStreaks: true } });
  for (const [path, shown] of Object.entries(pages)) {
    await page.goto(path);
    await page.getByText(shown).first().waitFor();
    await expect.poll(() => streak.count()).toBe(0);
  }
});

browserTest('the cards of home are hidden and moved by keyboard', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app');
  const log = page.getByRole('heading', { name: t('progress.log.title') });
  await log.waitFor();
  await page.getByRole('button', { name: t('home.arrange.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('home.arrange.cards.log'), { exact: true }).uncheck();
  const cardValues = { card: t('home.arrange.cards.sprint') };
  await dialog.getByRole('button', { name: t('home.arrange.upNamed', cardValues) }).press('Enter');
  await dialog.getByText(t('home.arrange.said', { ...cardValues, place: 2 })).waitFor();
  await dialog.getByRole('button', { name: t('home.arrange.done') }).click();
  await log.waitFor({ state: 'detached' });

  await expect
    .poll(async () => (await api.settings.readPreferences()).homeCards)
    .toMatchObject({ hidden: ['log'], order: expect.arrayContaining(['sprint']) });
});

browserTest('analytics shows what-if forecasts', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await api.goals.create({ body: { ...draft, startOn: dayFromToday(0) } });
  await page.goto('/app/goals/analytics');
  await page.getByRole('heading', { name: t('analytics.whatIf.title') }).waitFor();
  await page.getByLabel(t('analytics.whatIf.perDay')).fill('0');

  await page.getByText(t('analytics.whatIf.never'), { exact: true }).waitFor();
});
