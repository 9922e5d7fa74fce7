import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { waitForIdle } from './testkit/network.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

/** The startup steps named in `shell/start-up-parts.ts`. */
const startupSteps = [
  ...['auth', 'directives', 'i18n', 'session check'],
  ...['icons', 'notifications', 'progress bar', 'calendar', 'tooltips', 'form library'],
  ...['waiting words', 'copy on this device'],
];

describe('a startup step that fails', () => {
  browserTest.for(startupSteps)(
    'is logged, and the app still works: %s',
    async (part, { newWriter }) => {
      const { page, allowErrors } = await newWriter();
      allowErrors(new RegExp(`Start-up: ${part} failed`));
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith(`Start-up: ${part} failed`),
      );
      await breakStartupStep(page, part);
      await page.goto('/app');
      await logged;

      await page.getByRole('link', { name: t('shell.screens./app/goals'), exact: true }).click();
      await page.waitForURL('**/app/goals');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goto('/app/writing-lab/analyzer?new=1');
      await page.locator('.cm-content').click();
      await page.keyboard.type('The lamp was broken.');
      await page.locator('.cm-line .lh-passive').first().waitFor();
    },
  );
});

/** Files that startup steps fetch; any of them may be missing. */
const startupFiles = ['glyph-strokes', 'toasts', 'dialogs', 'pickers'];

describe('a startup file that is missing', () => {
  browserTest.for(startupFiles)('does not break the app: %s', async (part, { newWriter }) => {
    const { page, allowErrors } = await newWriter();
    allowErrors(/ERR_FAILED|Failed to fetch|Start-up/);
    const wasAsked = page.waitForRequest((request) => request.url().includes(`/assets/${part}-`));
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
    await page.goto('/app');
    await wasAsked;

    await page.getByRole('link', { name: t('shell.screens./app/goals'), exact: true }).click();
    await page.waitForURL('**/app/goals');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

browserTest(
  'a screen that fails to load offers a reload inside the page frame and loses no text',
  async ({ newWriter }) => {
    const { page, allowErrors } = await newWriter();
    allowErrors(/ERR_FAILED|Failed to fetch|A part of the app/);
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.editor.click();
    await page.keyboard.type('What was typed before.');
    await page.route('**/assets/samples-*.js', (route) => route.abort());
    await page.getByRole('link', { name: t('shell.screens./app/writing-lab/samples') }).click();
    await page.getByText(t('shell.broken.chunk')).waitFor();
    await page
      .getByRole('navigation', { name: t('shell.navigation') })
      .first()
      .waitFor();

    await page.unroute('**/assets/samples-*.js');
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: t('shell.broken.reload') }).click(),
    ]);
    await page.goto('/app/writing-lab/analyzer');
    await analyzer.line('What was typed before.').waitFor();
  },
);

browserTest.for([
  { language: 'en', scheme: 'dark', width: 1440 },
  { language: 'ar', scheme: 'light', width: 360 },
] as const)(
  'the page frame is painted from the HTML alone and does not move afterwards: $language, $scheme, $width',
  async (look, { newWriter }) => {
    const { page } = await newWriter(look);
    const releaseAll = Promise.withResolvers<void>();
    await page.route(/assets|before-paint/, async (route) => {
      await releaseAll.promise;
      await route.continue();
    });
    await page.goto('/app/goals/active', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    const painted = await page.evaluate(readFrame);
    expect(painted.places.filter(({ width }) => width > 0).length).toBeGreaterThan(1);

    releaseAll.resolve();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[inert]').waitFor({ state: 'detached' });
    expect(await page.evaluate(readFrame)).toEqual(painted);
  },
);

browserTest(
  'dialogs opened by shortcut work offline once the page is idle',
  async ({ newWriter }) => {
    const { page, allowErrors } = await newWriter();
    allowErrors(/net::ERR_|Failed to fetch/);
    await page.goto('/app/achievements');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitForIdle(page);
    await page.context().setOffline(true);

    for (const { key, name } of [
      { key: 'l', name: t('progress.log.title') },
      { key: 'Control+k', name: t('shell.search') },
      { key: '?', name: t('shell.keys.title') },
    ]) {
      await page.keyboard.press(key);
      const dialog = page.getByRole('dialog', { name });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await page.keyboard.press('F1');
    await page.getByRole('complementary').getByRole('heading').waitFor();
    await page.context().setOffline(false);

    const wasFetched = page.waitForResponse('**/assets/save-dialog-*.js');
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.editor.click();
    await page.keyboard.type('The lamp was broken.');
    await wasFetched;
    await waitForIdle(page);
    await page.context().setOffline(true);
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByRole('dialog', { name: t('writing-lab.save.title') }).waitFor();
  },
);

browserTest(
  'an app whose messages fail to load shows an error and can reload',
  async ({ newWriter }) => {
    const { page, allowErrors } = await newWriter();
    allowErrors(/ERR_FAILED|Failed to fetch|Start-up|could not be loaded/);
    await page.route('**/assets/texts-*.js', (route) => route.abort());
    await page.goto('/app');
    await page.getByRole('heading', { name: 'This page did not open' }).waitFor();

    await page.unroute('**/assets/texts-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: t('home.words', { n: 0 }) }).waitFor();
  },
);

browserTest.for(['2041-03-01T12:00:00Z', '2009-03-01T12:00:00Z'])(
  'the app works with the clock set to %s',
  async (time, { newWriter }) => {
    const { page } = await newWriter();
    await page.clock.install({ time: new Date(time) });
    await openHomeAndGoals(page);
  },
);

async function openHomeAndGoals(page: Page) {
  for (const path of ['/app', '/app/goals']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
}

/** Position of the navigation rail, header and tabs, and the page colors. */
function readFrame() {
  const places = [...document.querySelectorAll('#root nav, #root header:not(main *)')].map(
    (part) => {
      const { x, y, width, height } = part.getBoundingClientRect();

      return { x, y, width, height };
    },
  );
  const { backgroundColor, color, direction } = getComputedStyle(document.body);

  return { places, backgroundColor, color, direction };
}

/** Serves the build with one startup step that throws. */
async function breakStartupStep(page: Page, part: string) {
  const begin = new RegExp(`name:([\`"'])${part}\\1,run:`);
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const headers = { 'content-type': 'text/javascript' };
    await route.fulfill({
      headers,
      body: body.replace(begin, `name:"${part}",run(){throw new Error("planted")},was:`),
    });
  });
}
