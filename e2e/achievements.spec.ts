import { expect } from 'vitest';
import { patience } from './testkit/patience.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const text = (key: string, values?: Parameters<typeof say>[1]) =>
  say(`achievements.${key}`, values);

story(
  'what was written is earned, with its criterion and a card to keep',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: { amount: 1_221, source: 'manual' },
    });
    await page.goto('/app/achievements');
    const card = page.getByRole('button', {
      name: text('share.openNamed', { name: text('codes.day_words.name') }),
    });
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByRole('heading', { name: text('groups.amount') }).waitFor();

          return card.count();
        },
        { timeout: patience(30_000) },
      )
      .toBe(1);
    const next = text('codes.day_words.criterion', { n: 1_667 });
    await page.getByText(text('next', { criterion: next }), { exact: true }).waitFor();
    const award = text('codes.day_words.criterion', { n: 1_000 });
    expect(await page.getByText(award, { exact: true }).count()).toBe(1);
    await page.getByRole('heading', { name: text('codes.palindrome.name') }).waitFor();

    await card.click();
    const dialog = page.getByRole('dialog');
    const picture = { name: text('codes.day_words.name'), criterion: award };
    await dialog.getByRole('img', { name: text('share.picture', picture) }).waitFor();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: text('share.png') }).click();
    expect((await download).suggestedFilename()).toBe('day_words.png');
  },
);

story('a newcomer reads every criterion and that one is hidden', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/app/achievements');
  await page.getByText(text('codes.streak.criterion', { n: 3 })).waitFor();
  await page.getByText(text('hidden', { n: 1 })).waitFor();

  expect(await page.getByText(text('codes.palindrome.name')).count()).toBe(0);
});
