import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const screenName = (path: 'security' | 'privacy') => t(`shell.screens./app/settings/${path}`);
const railLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: t('shell.navigation') })
    .first()
    .getByRole('link', { name, exact: true });

browserTest(
  'every navigation updates the title, moves the focus and is announced',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const screen of ['security', 'privacy'] as const) {
      const name = screenName(screen);
      await railLink(page, name).click();
      await page.waitForURL(`**/app/settings/${screen}`);
      await page.getByText(t('shell.arrived', { screen: name })).waitFor({ state: 'attached' });
      expect(await page.title()).toContain(name);
      await expect.poll(() => page.evaluate(describeFocus)).toBe(`H1 ${name}`);
    }

    await page.goBack();
    await expect.poll(() => page.evaluate(describeFocus)).toBe(`H1 ${screenName('security')}`);
    expect(await page.title()).toContain(screenName('security'));
  },
);

browserTest('hovering a link prefetches its screen', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/app/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const wasFetched = page.waitForRequest(/\/assets\/security-[\w-]+\.js/);
  await railLink(page, screenName('security')).hover();
  await wasFetched;
  expect(new URL(page.url()).pathname).toBe('/app/settings');
});

browserTest.for(['no-preference', 'reduce'] as const)(
  'a link within the page scrolls to its target, with motion: %s',
  async (reducedMotion, { newVisitor }) => {
    const { page } = await newVisitor();
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(recordScrolling);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: t('landing.nav.plans'), exact: true }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    expect(new URL(page.url()).hash).not.toBe('');

    await page.evaluate(addBareHash);
    await page
      .getByText('To the top', { exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const behavior = reducedMotion === 'reduce' ? 'instant' : 'smooth';
    expect(await page.evaluate(() => document.documentElement.dataset['scrolled'])).toBe(
      `${behavior} ${behavior}`,
    );
  },
);

function describeFocus(): string {
  const { activeElement } = document;

  return `${activeElement?.tagName} ${activeElement?.textContent}`;
}

/** Records the scroll behavior of each scroll that a link triggers. */
function recordScrolling() {
  const recordBehavior = (options: unknown) => {
    const { behavior } = Object(options);
    const { dataset } = document.documentElement;
    dataset['scrolled'] = [dataset['scrolled'], behavior].filter(Boolean).join(' ');
  };
  const { scrollIntoView } = Element.prototype;
  const { scrollTo } = window;
  document.addEventListener(
    'click',
    () => {
      Element.prototype.scrollIntoView = function (options) {
        recordBehavior(options);
        scrollIntoView.call(this, options);
      };
      window.scrollTo = (...given: unknown[]) => {
        recordBehavior(given[0]);
        Reflect.apply(scrollTo, window, given);
      };
    },
    { capture: true, once: true },
  );
}

function addBareHash() {
  const link = document.createElement('a');
  link.href = '#';
  link.textContent = 'To the top';
  document.body.append(link);
}
