import { locales } from '@longhand/locales';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chapters } from './testkit/manuscripts/en.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story(
  'a visitor sees what their own page does, and nothing of it is sent',
  async ({ newVisitor }) => {
    const { page } = await newVisitor();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: say('landing.live.category.passive') }).waitFor();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const own = page.getByRole('textbox', { name: say('landing.live.title') });
    await own.fill(`${chapters[1]?.text}\n\nThe lamp was lit again.`);

    const panel = page.getByRole('region', { name: say('landing.nav.analysis') });
    await panel.getByText(say('landing.live.words', { count: 233 })).waitFor();
    await panel.getByRole('button', { name: say('landing.live.restore') }).click();
    await own.getByText('behind the stove').first().waitFor();
    expect(sent).toEqual([]);
  },
);

story('the way leads to sign-up, sign-in, and back', async ({ newVisitor }) => {
  const { page } = await newVisitor({ width: 768 });
  await page.goto('/');
  await page
    .getByRole('link', { name: say('landing.start') })
    .first()
    .click();
  await page.waitForURL('**/auth/signup');
  await page.getByRole('link', { name: say('auth.signup.haveAccount') }).click();
  await page.waitForURL('**/auth/login');
  await page
    .getByRole('link', { name: say('auth.home') })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/');
});

story('the browser’s own language is offered in that language, once', async ({ newVisitor }) => {
  const french = wordsIn('fr');
  const { page } = await newVisitor({ language: 'fr', isFirstVisit: true });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: say('landing.heading') }).waitFor();
  await page.getByRole('button', { name: french('shell.offer.accept') }).click();
  await page.getByRole('heading', { level: 1, name: french('landing.heading') }).waitFor();

  await page.reload();
  await page.getByRole('heading', { level: 1, name: french('landing.heading') }).waitFor();
  expect(await page.getByRole('button', { name: french('shell.offer.accept') }).count()).toBe(0);
});

story('an address can ask for a language', async ({ newVisitor }) => {
  const { page } = await newVisitor({ isFirstVisit: true });
  await page.goto('/?lang=ar');
  await page.getByRole('heading', { level: 1, name: wordsIn('ar')('landing.heading') }).waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
});

story('the links to its sections keep the language of the address', async ({ newVisitor }) => {
  const { page } = await newVisitor({ isFirstVisit: true });
  const french = wordsIn('fr');
  await page.goto('/?lang=fr');
  await page.getByRole('heading', { level: 1, name: french('landing.heading') }).waitFor();
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.getByRole('link', { name: french('landing.nav.plans') }).click();

  await page.waitForURL('**/?lang=fr#plans');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

story('who is signed in is led to the desk', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/');
  await page
    .getByRole('link', { name: say('landing.toDesk') })
    .first()
    .click();
  await page.waitForURL('**/app');
});

story('without scripts the page is read in every language', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const language of locales) {
    const inLanguage = wordsIn(language);
    await page.goto(`/?lang=${language}`);
    await page.getByRole('heading', { level: 1, name: inLanguage('landing.heading') }).waitFor();

    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.title()).toBe(inLanguage('shell.title'));
    expect(await page.getByText(inLanguage('landing.live.needsScript')).isVisible()).toBe(true);
    expect(await page.getByText(inLanguage('landing.live.waiting')).isVisible()).toBe(false);
    await page
      .getByRole('rowheader', { name: inLanguage('landing.plans.rows.activeGoals') })
      .waitFor();
  }
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { level: 1, name: wordsIn('de')('landing.heading') }).waitFor();
  await context.close();
});

story(
  'the page that comes written moves nothing when the scripts are there',
  async ({ newVisitor }) => {
    for (const width of [360, 1440] as const) {
      const { page } = await newVisitor({ width });
      await page.setViewportSize({ width, height: 3_200 }); // what moves below the window counts too
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
      const below = page.getByRole('heading', { name: say('landing.languages.title') });
      await painted(page);
      const before = await below.boundingBox();
      release();
      await page.getByRole('button', { name: say('landing.live.category.passive') }).waitFor();

      expect((await below.boundingBox())?.y).toBe(before?.y);
      const shifts = await page.evaluate(() =>
        'shifts' in window
          ? Number(Object(window).shifts.reduce((sum: number, shift: number) => sum + shift, 0))
          : 1,
      );
      expect(shifts).toBeLessThan(0.02);
    }
  },
);

story(
  'search engines are told what is here, and in which languages',
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

story('the languages at the foot change the page where it stands', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: wordsIn('es')('landing.heading') }).waitFor();
  expect(await page.title()).toBe(wordsIn('es')('shell.title'));
});

story('who scrolls before the scripts are there is left where they are', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/');
  await page.getByRole('button', { name: say('landing.live.category.passive') }).waitFor();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => scrollOf(page)).toBe(900);

  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await painted(page);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(800);
  const restored = await scrollOf(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => scrollOf(page)).toBe(restored - 500);
  release();

  await page.getByRole('button', { name: say('landing.live.category.passive') }).waitFor();
  expect(await scrollOf(page)).toBe(restored - 500);
});

/**
 * Waits for the first paint and for fonts. Measuring earlier would force a layout without style sheets, in which the
 * browser restores the scroll position of a page with other heights.
 */
async function painted(page: Page): Promise<void> {
  const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.waitForFunction(hasPainted, undefined, { polling: 100 });
  await page.evaluate(() => document.fonts.ready);
}

/** Keeps scripts from the page until the returned function lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: wanted, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await wanted;
    await route.fallback();
  });

  return release;
}

function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}
