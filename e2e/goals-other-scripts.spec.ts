import { describe, expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { openLoaded } from './testkit/open-loaded.ts';
import { seedAccount } from './testkit/seed-account.ts';
import { translatorFor } from './testkit/translator.ts';

describe('in another script', () => {
  browserTest('a goal in Chinese counts characters', async ({ newWriter }) => {
    const { page, api } = await newWriter({ language: 'zh-CN' });
    const zh = translatorFor('zh-CN');
    await page.goto('/app/goals/create');
    await page.getByLabel(zh('goals.create.goalTitle')).fill('灯塔日记');
    await page.getByLabel(zh('goals.create.amount'), { exact: true }).fill('30000');
    await page
      .getByRole('combobox', { name: zh('goals.create.measure') })
      .selectOption({ label: zh('progress.unit', { measure: 'character', n: 30_000 }) });
    await page.getByRole('button', { name: zh('goals.create.submit') }).click();
    await page.getByRole('heading', { name: '灯塔日记' }).waitFor();
    await page.getByLabel(zh('progress.log.amount'), { exact: true }).fill('800');
    await page.getByRole('button', { name: zh('progress.log.submit'), exact: true }).click();
    const moved = {
      title: '灯塔日记',
      total: 800,
      amount: zh('progress.amount', { measure: 'character', n: 30_000 }),
    };
    await page.getByText(zh('progress.log.moved', moved)).waitFor();

    const [goal] = (await api.goals.list({ query: {} })).items;
    expect(goal).toMatchObject({ measure: 'character', progress: { total: 800 } });
  });

  browserTest('a goal in Arabic accepts Arabic digits', async ({ newWriter }) => {
    const { page, api } = await newWriter({ language: 'ar' });
    const ar = translatorFor('ar');
    await page.goto('/app/goals/create');
    await page.getByLabel(ar('goals.create.goalTitle')).fill('طريق الملح');
    await page.getByLabel(ar('goals.create.amount'), { exact: true }).fill('٣٠٠٠٠');
    await page.getByRole('button', { name: ar('goals.create.submit') }).click();
    await page.getByRole('heading', { name: 'طريق الملح' }).waitFor();
    await page.getByLabel(ar('progress.log.amount'), { exact: true }).fill('٢٥٠');
    await page.getByRole('button', { name: ar('progress.log.submit'), exact: true }).click();

    await expect.poll(async () => (await api.home.read()).wordsToday).toBe(250);
    expect((await api.goals.list({ query: {} })).items).toMatchObject([{ targetAmount: 30_000 }]);
  });

  browserTest(
    'on a phone in Arabic no figure of the milestones stands alone',
    async ({ newWriter }) => {
      const { page, api } = await newWriter({ language: 'ar', width: 360 });
      await seedAccount(api, 'ar');
      await openLoaded(page, '/app/goals/milestones');
      const lastLine = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const lines = [...range.getClientRects()];
        const lowest = Math.max(...lines.map(({ top }) => top));
        const words = lines.filter(({ top }) => Math.abs(top - lowest) < 4);

        return words.reduce((sum, { width }) => sum + width, 0);
      });
      expect(lastLine).toBeGreaterThan(80);

      const [row, name] = [page.locator('li', { has: page.getByText('25%') }).first(), '25%'];
      const end = ({ right }: { right: number }) => right;
      const rowEnd = end(await row.evaluate((one) => one.getBoundingClientRect().toJSON()));
      const nameEnd = end(
        await row
          .getByText(name, { exact: true })
          .evaluate((one) => one.getBoundingClientRect().toJSON()),
      );
      expect(rowEnd - nameEnd).toBeLessThan(40);
    },
  );
});
