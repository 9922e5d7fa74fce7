import type { Page } from 'playwright-core';
import { deskOn } from './testkit/desk.ts';
import { nextFrame } from './testkit/frame.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const entries = /^\/api\/goals\/entries\//;
const isEntry = (url: URL) => entries.test(url.pathname);

story('words that arrive before the day is answered are part of it', async ({ newWriter }) => {
  const { page } = await newWriter();
  const recorded = page
    .waitForResponse((answer) => isEntry(new URL(answer.url())))
    .then((answer) => answer.finished());
  let asked = 0;
  await page.route(
    (url) => url.pathname === '/api/home',
    async (route) => {
      asked += 1;
      const response = await route.fetch();
      if (asked === 1) await recorded.then(() => nextFrame(page)).catch(() => {}); // the story may be over
      await route.fulfill({ response }).catch(() => {}); // nobody may be waiting for it any more
    },
  );
  await typeFiveWords(page);
  await goToToday(page);

  await fiveWords(page).waitFor();
});

story('words that are not taken at first are sent again, on any screen', async ({ newWriter }) => {
  const { page, expectTrouble } = await newWriter();
  expectTrouble(/status of 503/, /status of 403/);
  const refusals = [503, 403, 403];
  await page.route(isEntry, (route) => {
    const status = refusals.shift();
    if (status === undefined) return route.fallback();

    return route.fulfill({ status, json: { code: status === 503 ? 'busy' : 'csrf' } });
  });
  await typeFiveWords(page);
  await goToToday(page);

  await fiveWords(page).waitFor();
});

story(
  'words typed without a network arrive after signing in again elsewhere in the page',
  async ({ newWriter }) => {
    const { page, email, password, expectTrouble, firstName } = await newWriter();
    expectTrouble(/ERR_FAILED/);
    await page.route(isEntry, (route) => route.abort());
    await typeFiveWords(page);
    await goToToday(page);
    await page.getByRole('button', { name: new RegExp(firstName) }).click();
    await page.getByRole('menuitem', { name: say('shell.signOut') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.unroute(isEntry);

    await page.goto('/auth/login');
    await page.getByLabel(say('auth.email'), { exact: true }).fill(email);
    await page.getByLabel(say('auth.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();

    await fiveWords(page).waitFor();
  },
);

async function typeFiveWords(page: Page) {
  const desk = deskOn(page, say);
  await desk.openNew();
  await page.keyboard.type('Nobody looked behind the clock.');
  await desk.line('behind the clock').waitFor();
}

async function goToToday(page: Page) {
  await page.getByRole('link', { name: say('shell.screens./app'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/app');
}

function fiveWords(page: Page) {
  return page.getByRole('heading', { level: 1, name: say('home.words', { n: 5 }) });
}
