import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

/** The parts of the start-up, as `shell/parts.ts` names them. */
const parts = [
  ...['auth', 'directives', 'i18n', 'session check'],
  ...['icons', 'notifications', 'progress bar', 'calendar', 'tooltips', 'form library'],
  ...['waiting words', 'copy on this device'],
];

describe('a part of the start-up that fails', () => {
  story.for(parts)('is logged and leaves a working app: %s', async (part, { newWriter }) => {
    const { page, expectTrouble } = await newWriter();
    expectTrouble(new RegExp(`Start-up: ${part} failed`));
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith(`Start-up: ${part} failed`),
    );
    await breakPart(page, part);
    await page.goto('/app');
    await logged;

    await page.getByRole('link', { name: say('shell.screens./app/goals'), exact: true }).click();
    await page.waitForURL('**/app/goals');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/app/writing-lab/analyzer?new=1');
    await page.locator('.cm-content').click();
    await page.keyboard.type('The lamp was broken.');
    await page.locator('.cm-line .lh-passive').first().waitFor();
  });
});

/** The files of the parts that the start-up fetches, each of which may be missing. */
const laterParts = ['glyph-strokes', 'toasts', 'dialogs', 'pickers'];

describe('a part of the start-up that is missing', () => {
  story.for(laterParts)('leaves a working app: %s', async (part, { newWriter }) => {
    const { page, expectTrouble } = await newWriter();
    expectTrouble(/ERR_FAILED|Failed to fetch|Start-up/);
    const wasAsked = page.waitForRequest((request) => request.url().includes(`/assets/${part}-`));
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
    await page.goto('/app');
    await wasAsked;

    await page.getByRole('link', { name: say('shell.screens./app/goals'), exact: true }).click();
    await page.waitForURL('**/app/goals');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

story(
  'a screen that can not be fetched offers a reload within the frame, and loses no text',
  async ({ newWriter }) => {
    const { page, expectTrouble } = await newWriter();
    expectTrouble(/ERR_FAILED|Failed to fetch|A part of the app/);
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.editor.click();
    await page.keyboard.type('What was typed before.');
    await page.route('**/assets/samples-*.js', (route) => route.abort());
    await page.getByRole('link', { name: say('shell.screens./app/writing-lab/samples') }).click();
    await page.getByText(say('shell.broken.chunk')).waitFor();
    await page
      .getByRole('navigation', { name: say('shell.navigation') })
      .first()
      .waitFor();

    await page.unroute('**/assets/samples-*.js');
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: say('shell.broken.reload') }).click(),
    ]);
    await page.goto('/app/writing-lab/analyzer');
    await desk.line('What was typed before.').waitFor();
  },
);

story.for([
  { language: 'en', scheme: 'dark', width: 1440 },
  { language: 'ar', scheme: 'light', width: 360 },
] as const)(
  'the frame is painted from the first answer alone, where it then stays: $language, $scheme, $width',
  async (look, { newWriter }) => {
    const { page } = await newWriter(look);
    const letAll = Promise.withResolvers<void>();
    await page.route(/assets|before-paint/, async (route) => {
      await letAll.promise;
      await route.continue();
    });
    await page.goto('/app/goals/active', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    const painted = await page.evaluate(readFrame);
    expect(painted.places.filter(({ width }) => width > 0).length).toBeGreaterThan(1);

    letAll.resolve();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[inert]').waitFor({ state: 'detached' });
    expect(await page.evaluate(readFrame)).toEqual(painted);
  },
);

story(
  'what a key opens is there without a network once the page is at rest',
  async ({ newWriter }) => {
    const { page, expectTrouble } = await newWriter();
    expectTrouble(/net::ERR_|Failed to fetch/);
    await page.goto('/app/achievements');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);

    for (const { key, name } of [
      { key: 'l', name: say('progress.log.title') },
      { key: 'Control+k', name: say('shell.search') },
      { key: '?', name: say('shell.keys.title') },
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
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.editor.click();
    await page.keyboard.type('The lamp was broken.');
    await wasFetched;
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByRole('dialog', { name: say('writing-lab.save.title') }).waitFor();
  },
);

story('where the browser keeps nothing, a member is still let in', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.addInitScript(forbidStorage);
  await page.goto('/app/goals');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/app/goals');
  await page.getByRole('link', { name: say('shell.screens./app'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/app');
  await page.goto('/app/writing-lab/analyzer?new=1');
  await page.locator('.cm-content').click();
  await page.keyboard.type('The lamp was broken.');
  await page.locator('.cm-line .lh-passive').first().waitFor();
});

story(
  'where the storage is full, a text is kept on the page and said to be in danger',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.addInitScript(fillStorage);
    await page.goto('/app/goals');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.editor.click();
    await page.keyboard.type('What was typed before.');

    await page.getByText(say('writing-lab.notice.full')).waitFor();
    await desk.line('What was typed before.').waitFor();
  },
);

story('an app without its words says that it did not open, and reloads', async ({ newWriter }) => {
  const { page, expectTrouble } = await newWriter();
  expectTrouble(/ERR_FAILED|Failed to fetch|Start-up|could not be loaded/);
  await page.route('**/assets/texts-*.js', (route) => route.abort());
  await page.goto('/app');
  await page.getByRole('heading', { name: 'This page did not open' }).waitFor();

  await page.unroute('**/assets/texts-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { level: 1, name: say('home.words', { n: 0 }) }).waitFor();
});

story.for(['2041-03-01T12:00:00Z', '2009-03-01T12:00:00Z'])(
  'a clock that shows %s leaves a working app',
  async (time, { newWriter }) => {
    const { page } = await newWriter();
    await page.clock.install({ time: new Date(time) });
    await openBoth(page);
  },
);

async function openBoth(page: Page) {
  for (const path of ['/app', '/app/goals']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
}

/** Where rail, top line and tabs stand, and the colors behind them. */
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

/** Serves the build with one part of the start-up that throws. */
async function breakPart(page: Page, part: string) {
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

/** As a browser says it of a disk without room. */
function fillStorage() {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Storage.prototype.setItem = refuse;
  IDBObjectStore.prototype.put = refuse;
  IDBObjectStore.prototype.add = refuse;
}

function forbidStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: refuse });
  }
}
