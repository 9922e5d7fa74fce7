import { describe, expect } from 'vitest';
import { jutting } from './testkit/juts.ts';
import { openWhole } from './testkit/open-whole.ts';
import { ownScreens } from './testkit/screens.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { fillWithWork } from './testkit/work.ts';

const say = wordsIn('en');

const languages = ['en', 'ar', 'de'] as const;
const widths = [360, 768, 1440] as const;

describe.each(languages)('in %s', (language) => {
  story('no word of a goal stands outside of its part of the page', async ({ newWriter }) => {
    const { page, api } = await newWriter({ language });
    await fillWithWork(api, language === 'ar' ? 'ar' : 'en');
    const paths = (await ownScreens(api)).filter(isOfGoals);
    const found: string[] = [];
    for (const path of paths) {
      await openWhole(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(() => jutting(page), { timeout: 4_000 })
          .toEqual([])
          .catch(() => {});
        found.push(...(await jutting(page)).map((words) => `${path} at ${width}: ${words}`));
      }
    }

    expect(found).toEqual([]);
  });
});

const isOfGoals = (path: string) => path === '/app' || /^\/app\/(goals|profile)/.test(path);

story('how much room the plan has is not claimed where it is not known', async ({ newWriter }) => {
  const { page, expectTrouble } = await newWriter();
  expectTrouble(/status of 500/);
  await page.route('**/api/goals', (route) => route.fulfill({ status: 500, body: '{}' }));
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/goals'));
  await page.goto('/app/goals/create');
  await asked;
  await page.getByRole('button', { name: say('goals.create.submit') }).waitFor();
  const room = page.getByText(say('goals.create.left', { left: 3 }));
  expect(await room.count()).toBe(0);

  await page.unroute('**/api/goals');
  await page.reload();
  await room.waitFor();
});
