import { locales } from '@longhand/locales';
import { describe, expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { dayFromToday } from './testkit/day.ts';
import { openLoaded } from './testkit/open-loaded.ts';
import { userScreenPaths } from './testkit/screens.ts';
import { seedAccount } from './testkit/seed-account.ts';
import { findTextOverflow } from './testkit/text-overflow.ts';
import { findTextOverlaps } from './testkit/text-overlaps.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

const languages = ['en', 'ar', 'de'] as const;
const widths = [360, 768, 1440] as const;

describe.each(languages)('in %s', (language) => {
  browserTest('no text of the goal screens overflows its container', async ({ newWriter }) => {
    const { page, api } = await newWriter({ language });
    await seedAccount(api, language === 'ar' ? 'ar' : 'en');
    const paths = (await userScreenPaths(api)).filter(isGoalScreen);
    const problems: string[] = [];
    for (const path of paths) {
      await openLoaded(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => findTextOverflow(page), { timeout: 4_000 })
          .toEqual([])
          .catch(() => {});
        problems.push(
          ...(await findTextOverflow(page)).map((words) => `${path} at ${width}: ${words}`),
        );
      }
    }

    expect(problems).toEqual([]);
  });
});

const isGoalScreen = (path: string) => path === '/app' || /^\/app\/(goals|profile)/.test(path);

browserTest('the number of goals left is not shown when it is unknown', async ({ newWriter }) => {
  const { page, allowErrors } = await newWriter();
  allowErrors(/status of 500/);
  await page.route('**/api/goals', (route) => route.fulfill({ status: 500, body: '{}' }));
  const listResponse = page.waitForResponse((answer) => answer.url().endsWith('/api/goals'));
  await page.goto('/app/goals/create');
  await listResponse;
  await page.getByRole('button', { name: t('goals.create.submit') }).waitFor();
  const goalsLeft = page.getByText(t('goals.create.left', { left: 3 }));
  expect(await goalsLeft.count()).toBe(0);

  await page.unroute('**/api/goals');
  await page.reload();
  await goalsLeft.waitFor();
});

describe.each(locales)('in %s', (language) => {
  browserTest(
    'dates of the next years stand apart in the table of goals',
    async ({ newWriter }) => {
      const { page, api } = await newWriter({ language });
      const startOn = dayFromToday(-20);
      for (const [endOn, targetAmount] of [
        [dayFromToday(-4), 40_000],
        [dayFromToday(90), 24_000],
        [dayFromToday(300), 120_000],
      ] as const) {
        await api.goals.create({ body: { title: 'Long', targetAmount, startOn, endOn } });
      }
      for (const daysAgo of [1, 3, 4, 6, 9, 12, 15, 18]) {
        const body = {
          amount: 90 * daysAgo,
          source: 'manual',
          entryOn: dayFromToday(-daysAgo),
        } as const;
        await api.goals.recordEntry({ params: { clientId: crypto.randomUUID() }, body });
      }
      await openLoaded(page, '/app/goals');
      const problems: string[] = [];
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const found = [...(await findTextOverlaps(page)), ...(await findTextOverflow(page))];
        problems.push(...found.map((problem) => `at ${width}: ${problem}`));
      }

      expect(problems).toEqual([]);
    },
  );
});
