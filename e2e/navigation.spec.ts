import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const nameOf = (path: 'security' | 'privacy') => say(`shell.screens./app/settings/${path}`);
const inRail = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: say('shell.navigation') })
    .first()
    .getByRole('link', { name, exact: true });

story('every move is told: by the title, by the focus, by a word', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/app/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const screen of ['security', 'privacy'] as const) {
    const name = nameOf(screen);
    await inRail(page, name).click();
    await page.waitForURL(`**/app/settings/${screen}`);
    await page.getByText(say('shell.arrived', { screen: name })).waitFor({ state: 'attached' });
    expect(await page.title()).toContain(name);
    await expect.poll(() => page.evaluate(focused)).toBe(`H1 ${name}`);
  }

  await page.goBack();
  await expect.poll(() => page.evaluate(focused)).toBe(`H1 ${nameOf('security')}`);
  expect(await page.title()).toContain(nameOf('security'));
});

story('a screen is fetched as soon as somebody points at its link', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/app/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const wasFetched = page.waitForRequest(/\/assets\/security-[\w-]+\.js/);
  await inRail(page, nameOf('security')).hover();
  await wasFetched;
  expect(new URL(page.url()).pathname).toBe('/app/settings');
});

story.for(['no-preference', 'reduce'] as const)(
  'a link within the page scrolls there, with motion: %s',
  async (reducedMotion, { newVisitor }) => {
    const { page } = await newVisitor();
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(recordScrolling);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: say('landing.nav.plans'), exact: true }).click();
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

function focused(): string {
  const { activeElement } = document;

  return `${activeElement?.tagName} ${activeElement?.textContent}`;
}

/** How each scroll that a link asked for was to be done. */
function recordScrolling() {
  const note = (options: unknown) => {
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
        note(options);
        scrollIntoView.call(this, options);
      };
      window.scrollTo = (...given: unknown[]) => {
        note(given[0]);
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
