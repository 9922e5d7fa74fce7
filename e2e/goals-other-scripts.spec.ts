import { describe, expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
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
});
