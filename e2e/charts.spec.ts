import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { startGallery } from './testkit/gallery.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

/** The gallery shows every chart with fixed sample data. */
const chartTest = browserTest.extend(
  'gallery',
  { scope: 'file' },
  async ({ browser, server }, { onCleanup }) => {
    const gallery = await startGallery(browser, server);
    onCleanup(() => gallery.close());

    return gallery.address;
  },
);

chartTest(
  'data points can be read by keyboard from a single tab stop',
  async ({ newVisitor, gallery }) => {
    const { page } = await newVisitor();
    await page.goto(gallery);
    const { figure, reader, actions } = chartIn(page, 'Words so far');
    await actions.getByRole('button', { name: t('charts.download'), exact: true }).focus();
    await page.keyboard.press('Tab');

    expect(await reader.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await reader.getAttribute('aria-valuetext')).toMatch(
      /^September 1, 2026, Words [\d,]+, Planned 1,000$/,
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await reader.getAttribute('aria-valuetext')).toMatch(/^September 3, 2026/);
    await figure.getByText('September 3, 2026').first().waitFor();
    await page.keyboard.press('End');
    expect(await reader.getAttribute('aria-valuetext')).toMatch(/^November 20, 2026/);
    expect(await reader.getAttribute('aria-valuenow')).toBe('81');
    await page.keyboard.press('Escape');
    await figure.getByText('November 20, 2026').first().waitFor({ state: 'hidden' });
  },
);

chartTest('in right-to-left the left arrow moves forward', async ({ newVisitor, gallery }) => {
  const { page } = await newVisitor();
  await page.goto(`${gallery}?lang=ar`);
  const { figure, reader } = chartIn(page, 'Words so far');
  const ringAt = async () => (await figure.locator('i').boundingBox())?.x ?? Number.NaN;
  await reader.focus();
  await page.keyboard.press('Home');
  const first = await ringAt();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');

  await expect.poll(() => reader.getAttribute('aria-valuenow')).toBe('3');
  await expect
    .poll(ringAt, { message: 'what comes later stands further left' })
    .toBeLessThan(first);
});

chartTest('arrow keys move through rows and columns', async ({ newVisitor, gallery }) => {
  const { page } = await newVisitor();
  await page.goto(gallery);
  const hours = chartIn(page, 'Hours of the week').reader;
  await hours.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  expect(await hours.getAttribute('aria-valuetext')).toMatch(/^Tue 0:00/);

  const profile = chartIn(page, 'Against your own texts').reader;
  await profile.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  expect(await profile.getAttribute('aria-valuetext'), 'a row of one point').toMatch(
    /^Sentence variety/,
  );
});

chartTest('hovering shows the nearest point, leaving hides it', async ({ newVisitor, gallery }) => {
  const { page } = await newVisitor();
  await page.goto(gallery);
  const { figure, reader } = chartIn(page, 'Momentum');
  await reader.hover({ position: { x: 400, y: 60 } });
  await figure.getByText(/2026/).first().waitFor();
  await page.mouse.move(2, 2);
  await figure
    .getByText(/ 2026$/)
    .first()
    .waitFor({ state: 'hidden' });
});

chartTest('the data table of a chart has its values', async ({ newVisitor, gallery }) => {
  const { page } = await newVisitor();
  await page.goto(gallery);
  const { figure, actions } = chartIn(page, 'Words so far');
  expect(await figure.getByRole('table').count()).toBe(0);
  await actions.getByRole('button', { name: t('charts.table'), exact: true }).click();

  const table = figure.getByRole('table', { name: 'Words so far' });
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    'Day',
    'Words',
    'Planned',
    'Estimated',
  ]);
  expect(await table.getByRole('row').nth(1).innerText()).toMatch(
    /^September 1, 2026\s+362\s+1,000\s+–$/,
  );
  await actions.getByRole('button', { name: t('charts.hideTable') }).click();
  await table.waitFor({ state: 'hidden' });
});

chartTest(
  'with 100,000 rows the table shows the first ones and the file has all',
  async ({ newVisitor, gallery }) => {
    const { page } = await newVisitor();
    await page.goto(gallery);
    const { figure, actions } = chartIn(page, '100,000 points');
    await actions.getByRole('button', { name: t('charts.table'), exact: true }).click();
    await figure.getByText(t('charts.first', { shown: 500, all: 100_000 })).waitFor();

    const csv = await downloadFile(page, actions, 'CSV');
    expect(csv.toString().trimEnd().split('\r\n')).toHaveLength(100_001);
  },
);

chartTest(
  'a chart is saved as PNG, SVG and CSV, with light colors',
  async ({ newVisitor, gallery }) => {
    const { page } = await newVisitor({ scheme: 'dark' });
    await page.goto(gallery);
    const { actions } = chartIn(page, 'Words so far');

    const svg = (await downloadFile(page, actions, 'SVG')).toString();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).toContain('#fbfaf7');
    expect(svg).toContain('>Words so far</text>');
    expect(svg).not.toContain('var(');

    const png = await downloadFile(page, actions, 'PNG');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16), 'two pixels to one').toBe((1120 + 48) * 2);

    const csv = (await downloadFile(page, actions, 'CSV')).toString();
    expect(csv).toMatch(/^\uFEFFDay,Words,Planned,Estimated\r\n2026-09-01,362,1000,\r\n/);
  },
);

chartTest(
  'a chart without data says what is missing and offers no download',
  async ({ newVisitor, gallery }) => {
    const { page } = await newVisitor();
    await page.goto(gallery);
    const few = page.getByRole('figure', { name: 'Too few' });
    await few.getByText(t('charts.few', { have: 1, needed: 2 })).waitFor();
    await page.getByText('Save a text, and its figures are drawn here.').waitFor();

    expect(await few.getByRole('slider').count()).toBe(0);
    expect(await page.getByRole('figure', { name: 'On its way' }).getAttribute('aria-busy')).toBe(
      'true',
    );
  },
);

chartTest('printing shows the chart without buttons', async ({ newVisitor, gallery }) => {
  const { page } = await newVisitor();
  await page.goto(gallery);
  const { figure, actions } = chartIn(page, 'Words so far');
  await figure.getByRole('img').waitFor();
  await page.emulateMedia({ media: 'print' });

  expect(await actions.getByRole('button').first().isVisible()).toBe(false);
  expect(await figure.getByRole('img').isVisible()).toBe(true);
});

const variants = [
  { language: 'en', scheme: 'light', width: 1440 },
  { language: 'en', scheme: 'dark', width: 360 },
  { language: 'ar', scheme: 'dark', width: 1440 },
  { language: 'ar', scheme: 'light', width: 360 },
] as const;

describe.each(variants)('in $language, $scheme, $width px wide', (variant) => {
  chartTest(
    'axe finds no serious violation, and nothing is wider than the window',
    async ({ newVisitor, gallery }) => {
      const { page } = await newVisitor(variant);
      await page.goto(`${gallery}?lang=${variant.language}`);
      const { actions, reader } = chartIn(page, 'Words so far');
      await actions.getByRole('button').first().click();
      await reader.focus();
      await page.keyboard.press('End');

      expect(await seriousViolations(page)).toEqual([]);
      expect(
        await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;

          return scrollWidth - clientWidth;
        }),
      ).toBe(0);
    },
  );
});

/** A chart of the gallery with its section's actions. */
function chartIn(page: Page, name: string) {
  const figure = page.getByRole('figure', { name, exact: true });

  return {
    figure,
    reader: figure.getByRole('slider'),
    actions: page.locator('section', { has: figure }).getByRole('heading').locator('..'),
  };
}

async function downloadFile(
  page: Page,
  actions: Locator,
  kind: 'PNG' | 'SVG' | 'CSV',
): Promise<Buffer> {
  const file = actions.getByRole('button', { name: `${t('charts.download')}: ${kind}` });
  if (!(await file.isVisible())) {
    await actions.getByRole('button', { name: t('charts.download'), exact: true }).click();
  }
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);

  return readFile(await download.path());
}
