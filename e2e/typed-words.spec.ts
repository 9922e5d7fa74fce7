import type { Page } from 'playwright-core';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { waitForNextFrame } from './testkit/next-frame.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const entryPath = /^\/api\/goals\/entries\//;
const isEntry = (url: URL) => entryPath.test(url.pathname);

browserTest('words recorded before the home response are part of it', async ({ newWriter }) => {
  const { page } = await newWriter();
  const entryRecorded = page
    .waitForResponse((answer) => isEntry(new URL(answer.url())))
    .then((answer) => answer.finished());
  let requestCount = 0;
  await page.route(
    (url) => url.pathname === '/api/home',
    async (route) => {
      requestCount += 1;
      const response = await route.fetch();
      if (requestCount === 1)
        await entryRecorded.then(() => waitForNextFrame(page)).catch(() => {}); // the test may be over
      await route.fulfill({ response }).catch(() => {}); // the request may have been aborted
    },
  );
  await typeFiveWords(page);
  await goToToday(page);

  await fiveWordsHeading(page).waitFor();
});

browserTest('words refused at first are sent again, on any screen', async ({ newWriter }) => {
  const { page, allowErrors } = await newWriter();
  allowErrors(/status of 503/, /status of 403/);
  const refusals = [503, 403, 403];
  await page.route(isEntry, (route) => {
    const status = refusals.shift();
    if (status === undefined) return route.fallback();

    return route.fulfill({ status, json: { code: status === 503 ? 'busy' : 'csrf' } });
  });
  await typeFiveWords(page);
  await goToToday(page);

  await fiveWordsHeading(page).waitFor();
});

browserTest('words typed offline are sent after signing in again', async ({ newWriter }) => {
  const { page, email, password, allowErrors, firstName } = await newWriter();
  allowErrors(/ERR_FAILED/);
  await page.route(isEntry, (route) => route.abort());
  await typeFiveWords(page);
  await goToToday(page);
  await page.getByRole('button', { name: new RegExp(firstName) }).click();
  await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.unroute(isEntry);

  await page.goto('/auth/login');
  await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();

  await fiveWordsHeading(page).waitFor();
});

async function typeFiveWords(page: Page) {
  const analyzer = analyzerPage(page, t);
  await analyzer.openNew();
  await page.keyboard.type('Nobody looked behind the clock.');
  await analyzer.line('behind the clock').waitFor();
}

async function goToToday(page: Page) {
  await page.getByRole('link', { name: t('shell.screens./app'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/app');
}

function fiveWordsHeading(page: Page) {
  return page.getByRole('heading', { level: 1, name: t('home.words', { n: 5 }) });
}
