import { describe, expect } from 'vitest';
import { dayFromToday } from './testkit/day.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const draft = {
  title: 'The Salt Road',
  targetAmount: 1_000,
  startOn: dayFromToday(-5),
  endOn: dayFromToday(24),
};

describe('a sprint', () => {
  story('goes on over a reload, and its result moves the goal once', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await api.goals.create({ body: draft });
    await page.goto('/app/goals/sessions');
    await page
      .locator('#sprint')
      .getByLabel(say('sessions.countsLabel'))
      .selectOption({ label: say('sessions.counts.hand') });
    await page.getByRole('button', { name: say('sessions.start'), exact: true }).click();
    await page.getByRole('timer').waitFor();
    await page.reload();
    await page.getByRole('timer').waitFor();

    await page.getByRole('button', { name: say('sessions.finish'), exact: true }).click();
    await page.locator('#sprint').getByLabel(say('sessions.amount'), { exact: true }).fill('320');
    await page.getByRole('button', { name: say('sessions.keep') }).click();
    await page.getByRole('heading', { name: say('sessions.history.title') }).waitFor();

    expect((await api.home.read()).wordsToday).toBe(320);
  });

  story('is discarded only after it was asked', async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/goals/sessions');
    await page.getByRole('button', { name: say('sessions.start'), exact: true }).click();
    await page.getByRole('timer').waitFor();
    const discard = page.getByRole('button', { name: say('sessions.discard'), exact: true });
    await discard.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say('sessions.discardText')).waitFor();
    await dialog.getByRole('button', { name: say('sessions.discard'), exact: true }).click();

    await page.getByRole('button', { name: say('sessions.start'), exact: true }).waitFor();
  });
});

story('a milestone is reached by what is logged, and said once', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await api.goals.create({ body: draft });
  await api.goals.recordEntry({
    params: { clientId: crypto.randomUUID() },
    body: { amount: 260, source: 'manual' },
  });
  await page.goto('/app/goals/milestones');
  const fresh = page.getByText(
    say('milestones.fresh', { name: say('milestones.share', { share: 25 }), goal: draft.title }),
  );
  await fresh.waitFor();
  await page.getByRole('button', { name: say('milestones.seen'), exact: true }).click();
  await fresh.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: say('milestones.new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(say('milestones.kind'))
    .selectOption({ label: say('milestones.kinds.own') });
  await dialog.getByLabel(say('milestones.name'), { exact: true }).fill('Read it aloud');
  await dialog.getByRole('button', { name: say('milestones.save') }).click();
  await page.getByRole('heading', { name: 'Read it aloud' }).waitFor();
});

story('momentum says what moves it, and rest is planned', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await api.goals.create({ body: draft });
  await api.goals.recordEntry({
    params: { clientId: crypto.randomUUID() },
    body: { amount: 40, source: 'manual', entryOn: dayFromToday(-1) },
  });
  await page.goto('/app/goals/momentum');
  await page.getByRole('heading', { name: say('momentum.moves.title') }).waitFor();
  await page.getByRole('cell', { name: draft.title }).waitFor();
  await page.getByLabel(say('momentum.rest.label')).fill('The coast');
  await page.getByRole('button', { name: say('momentum.rest.plan') }).click();
  await page.getByText('The coast').waitFor();

  expect((await api.momentum.readMomentum()).rests).toMatchObject([{ label: 'The coast' }]);
});

story('gentle mode counts no days and says nothing is behind', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await api.settings.changePreferences({ body: { gentleMode: true } });
  await api.goals.create({ body: draft });
  await api.goals.recordEntry({
    params: { clientId: crypto.randomUUID() },
    body: { amount: 1, source: 'manual' },
  });
  await page.goto('/app/goals');
  await page.getByRole('heading', { name: say('goals.headline.gentle', { n: 1 }) }).waitFor();
  await page.getByText(say('progress.standing.onItsWay')).first().waitFor();
  await page.goto('/app/goals/momentum');
  await page.getByRole('heading', { name: say('momentum.moves.title') }).waitFor();

  expect(await page.getByText(say('momentum.streak.key')).count()).toBe(0);
});

story('who hides days in a row sees none on any page', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  for (const back of [1, 0]) {
    await api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: { amount: 40, source: 'manual', entryOn: dayFromToday(-back) },
    });
  }
  const run = page.getByRole('main').getByText(/days? in a row/i);
  const { score } = await api.momentum.readMomentum();
  const pages = {
    '/app': say('home.momentum.title', { score }),
    '/app/goals': / in 20\d\d$/,
    '/app/goals/momentum': say('momentum.moves.title'),
    '/app/achievements': say('achievements.codes.writing_days.name'),
  };
  for (const [path, shown] of Object.entries(pages)) {
    await page.goto(path);
    await page.getByText(shown).first().waitFor();
    await run.first().waitFor();
  }

  await api.settings.changePreferences({ body: { hideStreaks: true } });
  for (const [path, shown] of Object.entries(pages)) {
    await page.goto(path);
    await page.getByText(shown).first().waitFor();
    await expect.poll(() => run.count()).toBe(0);
  }
});

story('the cards of home are put away and moved by keyboard', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app');
  const log = page.getByRole('heading', { name: say('progress.log.title') });
  await log.waitFor();
  await page.getByRole('button', { name: say('home.arrange.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('home.arrange.cards.log'), { exact: true }).uncheck();
  const up = { card: say('home.arrange.cards.sprint') };
  await dialog.getByRole('button', { name: say('home.arrange.upNamed', up) }).press('Enter');
  await dialog.getByText(say('home.arrange.said', { ...up, place: 2 })).waitFor();
  await dialog.getByRole('button', { name: say('home.arrange.done') }).click();
  await log.waitFor({ state: 'detached' });

  await expect
    .poll(async () => (await api.settings.readPreferences()).homeCards)
    .toMatchObject({ hidden: ['log'], order: expect.arrayContaining(['sprint']) });
});

story('analytics answers what if', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await api.goals.create({ body: { ...draft, startOn: dayFromToday(0) } });
  await page.goto('/app/goals/analytics');
  await page.getByRole('heading', { name: say('analytics.whatIf.title') }).waitFor();
  await page.getByLabel(say('analytics.whatIf.perDay')).fill('0');

  await page.getByText(say('analytics.whatIf.never'), { exact: true }).waitFor();
});
