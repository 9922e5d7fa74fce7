import { expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const achievementsText = (key: string, values?: Parameters<typeof t>[1]) =>
  t(`achievements.${key}`, values);

browserTest(
  'a logged entry earns an achievement with its criterion and a downloadable card',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: { amount: 1_221, source: 'manual' },
    });
    await page.goto('/app/achievements');
    const card = page.getByRole('button', {
      name: achievementsText('share.openNamed', { name: achievementsText('codes.day_words.name') }),
    });
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByRole('heading', { name: achievementsText('groups.amount') }).waitFor();

          return card.count();
        },
        { timeout: scaleTimeout(30_000) },
      )
      .toBe(1);
    const nextCriterion = achievementsText('codes.day_words.criterion', { n: 1_667 });
    await page
      .getByText(achievementsText('next', { criterion: nextCriterion }), { exact: true })
      .waitFor();
    const award = achievementsText('codes.day_words.criterion', { n: 1_000 });
    expect(await page.getByText(award, { exact: true }).count()).toBe(1);
    await page.getByRole('heading', { name: achievementsText('codes.palindrome.name') }).waitFor();

    await card.click();
    const dialog = page.getByRole('dialog');
    const pictureValues = { name: achievementsText('codes.day_words.name'), criterion: award };
    await dialog
      .getByRole('img', { name: achievementsText('share.picture', pictureValues) })
      .waitFor();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: achievementsText('share.png') }).click();
    expect((await download).suggestedFilename()).toBe('day_words.png');
  },
);

browserTest(
  'a new user sees every criterion and that one achievement is hidden',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/achievements');
    await page.getByText(achievementsText('codes.streak.criterion', { n: 3 })).waitFor();
    await page.getByText(achievementsText('hidden', { n: 1 })).waitFor();

    expect(await page.getByText(achievementsText('codes.palindrome.name')).count()).toBe(0);
  },
);
