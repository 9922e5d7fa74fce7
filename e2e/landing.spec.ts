import { locales } from '@longhand/locales';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest('a visitor analyzes their own text without sending it', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: t('landing.live.category.passive') }).waitFor();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const ownText = page.getByRole('textbox', { name: t('landing.live.title') });
  await ownText.fill(`${chapters[1]?.text}\n\nThe lamp was lit again.`);

  const panel = page.getByRole('region', { name: t('landing.nav.analysis') });
  await panel.getByText(t('landing.live.words', { count: 233 })).waitFor();
  await panel.getByRole('button', { name: t('landing.live.restore') }).click();
  await ownText.getByText('behind the stove').first().waitFor();
  expect(sent).toEqual([]);
});

browserTest('links lead to sign-up, sign-in and back', async ({ newVisitor }) => {
  const { page } = await newVisitor({ width: 768 });
  await page.goto('/');
  await page
    .getByRole('link', { name: t('landing.start') })
    .first()
    .click();
  await page.waitForURL('**/auth/signup');
  await page.getByRole('link', { name: t('auth.signup.haveAccount') }).click();
  await page.waitForURL('**/auth/login');
  await page
    .getByRole('link', { name: t('auth.home') })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/');
});

browserTest('the browser’s language is offered once, in that language', async ({ newVisitor }) => {
  const french = translatorFor('fr');
  const { page } = await newVisitor({ language: 'fr', isFirstVisit: true });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: t('landing.heading') }).waitFor();
  await page.getByRole('button', { name: french('shell.offer.accept') }).click();
  await page.getByRole('heading', { level: 1, name: french('landing.heading') }).waitFor();

  await page.reload();
  await page.getByRole('heading', { level: 1, name: french('landing.heading') }).waitFor();
  expect(await page.getByRole('button', { name: french('shell.offer.accept') }).count()).toBe(0);
});

browserTest('a URL can set the language', async ({ newVisitor }) => {
  const { page } = await newVisitor({ isFirstVisit: true });
  await page.goto('/?lang=ar');
  await page
    .getByRole('heading', { level: 1, name: translatorFor('ar')('landing.heading') })
    .waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
});

browserTest('links to sections keep the language of the URL', async ({ newVisitor }) => {
  const { page } = await newVisitor({ isFirstVisit: true });
  const french = translatorFor('fr');
  await page.goto('/?lang=fr');
  await page.getByRole('heading', { level: 1, name: french('landing.heading') }).waitFor();
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.getByRole('link', { name: french('landing.nav.plans') }).click();

  await page.waitForURL('**/?lang=fr#plans');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

browserTest('a signed-in user is led to the app', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/');
  await page
    .getByRole('link', { name: t('landing.toDesk') })
    .first()
    .click();
  await page.waitForURL('**/app');
});

browserTest(
  'without scripts the page is readable in every language',
  async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const language of locales) {
      const translate = translatorFor(language);
      await page.goto(`/?lang=${language}`);
      await page.getByRole('heading', { level: 1, name: translate('landing.heading') }).waitFor();

      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.title()).toBe(translate('shell.title'));
      expect(await page.getByText(translate('landing.live.needsScript')).isVisible()).toBe(true);
      expect(await page.getByText(translate('landing.live.waiting')).isVisible()).toBe(false);
      await page
        .getByRole('rowheader', { name: translate('landing.plans.rows.activeGoals') })
        .waitFor();
    }
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page
      .getByRole('heading', { level: 1, name: translatorFor('de')('landing.heading') })
      .waitFor();
    await context.close();
  },
);

browserTest('the prerendered page does not shift when the scripts load', async ({ newVisitor }) => {
  for (const width of [360, 1440] as const) {
    const { page } = await newVisitor({ width });
    await page.setViewportSize({ width, height: 3_200 }); // shifts below the viewport count too
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry) shifts.push(Number(entry.value));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const below = page.getByRole('heading', { name: t('landing.languages.title') });
    await waitForPaint(page);
    const before = await below.boundingBox();
    release();
    await page.getByRole('button', { name: t('landing.live.category.passive') }).waitFor();

    expect((await below.boundingBox())?.y).toBe(before?.y);
    const shifts = await page.evaluate(() =>
      'shifts' in window
        ? Number(Object(window).shifts.reduce((sum: number, shift: number) => sum + shift, 0))
        : 1,
    );
    expect(shifts).toBeLessThan(0.02);
  }
});

browserTest(
  'search engines get the canonical URL and the languages',
  async ({ newVisitor, server }) => {
    const { page } = await newVisitor({ isFirstVisit: true });
    await page.goto('/?lang=fr');
    const hrefs = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

    expect(await hrefs('link[rel=canonical]')).toEqual([`${server.origin}/?lang=fr`]);
    expect(await hrefs('link[rel=alternate]')).toHaveLength(locales.length + 1);
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(card ?? '')).headers()['content-type']).toBe('image/png');
    const robots = await (await page.request.get('/robots.txt')).text();
    const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
    const map = await (await page.request.get(sitemap)).text();
    expect(map).toContain(`<loc>${server.origin}/?lang=zh-CN</loc>`);
  },
);

browserTest(
  'the language links in the footer change the page without leaving it',
  async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español', exact: true }).click();
    await page
      .getByRole('heading', { level: 1, name: translatorFor('es')('landing.heading') })
      .waitFor();
    expect(await page.title()).toBe(translatorFor('es')('shell.title'));
  },
);

browserTest('a scroll before the scripts load is kept', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/');
  await page.getByRole('button', { name: t('landing.live.category.passive') }).waitFor();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => readScroll(page)).toBe(900);

  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await waitForPaint(page);
  await expect.poll(() => readScroll(page)).toBeGreaterThan(800);
  const restored = await readScroll(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => readScroll(page)).toBe(restored - 500);
  release();

  await page.getByRole('button', { name: t('landing.live.category.passive') }).waitFor();
  expect(await readScroll(page)).toBe(restored - 500);
});

/**
 * Waits for the first paint and for fonts. Measuring earlier would force a layout without style sheets, in which the
 * browser restores the scroll position of a page with other heights.
 */
async function waitForPaint(page: Page): Promise<void> {
  const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.waitForFunction(hasPainted, undefined, { polling: 100 });
  await page.evaluate(() => document.fonts.ready);
}

/** Holds back scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: scriptsReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scriptsReleased;
    await route.fallback();
  });

  return release;
}

function readScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}
