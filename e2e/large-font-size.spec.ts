import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { seedAccount } from './testkit/seed-account.ts';
import { findTextOverlaps } from './testkit/text-overlaps.ts';

browserTest(
  'with doubled font size nothing is clipped and nothing overlaps',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await seedAccount(api);
    const goal = (await api.goals.list({ query: {} })).items.at(0)?.id;
    await doubleFontSize(page);

    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['', `/goals/${goal}`, '/settings/preferences', '/writing-lab/samples']) {
        await page.goto(`/app${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
        await page.evaluate(() => document.fonts.ready);

        expect(await readFontSize(page)).toBe('32px');
        await expect
          .poll(() => findTextOverlaps(page), { message: `${path} at ${width} px` })
          .toEqual([]);
      }
    }
  },
);

browserTest('screens fit a font size that only the page doubles', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await seedAccount(api);

  for (const path of ['/goals/create', '/goals', '/writing-lab/samples']) {
    await page.goto(`/app${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

    expect(await readFontSize(page)).toBe('32px');
    await expect.poll(() => findTextOverlaps(page), { message: path }).toEqual([]);
    await expect.poll(() => page.evaluate(findTooWide), { message: path }).toEqual([]);
  }
});

/** Tables wider than their container, and calendar dots larger than their cell. */
function findTooWide(): string[] {
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

/** Changes the font size as browser settings do; breakpoints follow it. */
async function doubleFontSize(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

function readFontSize(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
}
