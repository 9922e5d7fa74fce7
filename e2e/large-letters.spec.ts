import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { crowded } from './testkit/crowded.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { fillWithWork } from './testkit/work.ts';

const say = wordsIn('en');

story('with letters twice as large nothing is cut and nothing overlaps', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await fillWithWork(api);
  const goal = (await api.goals.list({ query: {} })).items.at(0)?.id;
  await doubleLetters(page);

  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['', `/goals/${goal}`, '/settings/preferences', '/writing-lab/samples']) {
      await page.goto(`/app${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      await page.evaluate(() => document.fonts.ready);

      expect(await letterSize(page)).toBe('32px');
      await expect.poll(() => crowded(page), { message: `${path} at ${width} px` }).toEqual([]);
    }
  }
});

story('the rail grows with letters that only the page makes larger', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/app/goals/create');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

  await page.getByRole('link', { name: say('shell.screens./app/goals/momentum') }).waitFor();
  await expect.poll(() => crowded(page)).toEqual([]);
});

/** As a reader does in the settings of the browser; breakpoints follow it. */
async function doubleLetters(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

function letterSize(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
}
