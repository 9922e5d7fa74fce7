import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { crowded } from './testkit/crowded.ts';
import { story } from './testkit/story.ts';
import { fillWithWork } from './testkit/work.ts';

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

story('screens have room for letters that only the page makes larger', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await fillWithWork(api);

  for (const path of ['/goals/create', '/goals', '/writing-lab/samples']) {
    await page.goto(`/app${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

    expect(await letterSize(page)).toBe('32px');
    await expect.poll(() => crowded(page), { message: path }).toEqual([]);
    await expect.poll(() => page.evaluate(tooWide), { message: path }).toEqual([]);
  }
});

/** Tables that reach beyond what holds them, and days whose dots are larger than they are. */
function tooWide(): string[] {
  const tables = [...document.querySelectorAll('main table')].filter(
    (table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0) + 1,
  );
  const dots = [...document.querySelectorAll('td[data-on] > span:first-child')].filter(
    (dot) => dot.getBoundingClientRect().width > (dot.parentElement?.clientWidth ?? 0),
  );

  return [
    ...tables.map((table) => `${table.getAttribute('aria-label')} is too wide`),
    ...dots.map((dot) => `a dot of ${dot.getBoundingClientRect().width} px`),
  ];
}

/** As a reader does in the settings of the browser; breakpoints follow it. */
async function doubleLetters(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

function letterSize(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
}
