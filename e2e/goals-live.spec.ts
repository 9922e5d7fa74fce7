import { expect } from 'vitest';
import { dayFromToday } from './testkit/day.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const draft = {
  title: 'The Salt Road',
  targetAmount: 30_000,
  startOn: dayFromToday(0),
  endOn: dayFromToday(29),
};

story(
  'what is logged in one window is shown in the others, which nobody touches',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id } = await api.goals.create({ body: draft });
    await page.goto('/app/goals/active');
    await page.getByRole('heading', { name: draft.title }).waitFor();
    const other = await page.context().newPage();
    await other.goto(`/app/goals/${id}`);
    await other.getByText(say('goals.entries.none')).waitFor();

    // A third window logs, with its own hands.
    const third = await page.context().newPage();
    await third.goto('/app');
    await third.getByRole('heading', { level: 1 }).waitFor();
    const log = third.getByRole('textbox', { name: say('progress.log.amount'), exact: true });
    await log.fill('420');
    await log.press('Enter');
    await third
      .getByRole('status')
      .getByText(/420 words/)
      .waitFor();

    await page.getByText('420 words', { exact: true }).first().waitFor();
    const entries = other.getByRole('listitem').filter({ hasText: '420 words' });
    await entries.first().waitFor();
  },
);

story(
  'what is being typed in one window stays while others log, finish and change',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id } = await api.goals.create({ body: draft });
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
    const note = page.getByLabel(say('progress.log.note'), { exact: true });
    await note.last().fill('A thought half');
    for (const amount of [101, 102, 103, 104, 105, 106]) await record(amount);
    await page.getByRole('listitem').filter({ hasText: '106 words' }).waitFor();
    expect(await note.last().inputValue()).toBe('A thought half');

    const amount = page.getByLabel(say('progress.log.amount'), { exact: true }).first();
    await amount.fill('77');
    await record(40_000);
    await page.getByText(say('progress.standing.done')).first().waitFor();
    expect(await amount.inputValue()).toBe('77');
  },
);
